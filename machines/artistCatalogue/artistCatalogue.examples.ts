import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { ArtistCatalogueContext, artistCatalogueMachine } from './artistCatalogue.machine.ts';

const { artists, artistsNarrow, artistsAtOnce } = pageSizes;

export const artistCatalogueInputs: readonly { says: string; input: ArtistCatalogueContext }[] = [
  { says: 'a visitor opens the artists', input: { category: '', offset: 0, size: artists } },
  {
    says: 'a visitor opens a link to artists that are far down the list',
    input: { category: '', offset: artistsAtOnce, size: artists },
  },
];

/** The demo festival has 35 comedians, of the first category. */
export const artistCatalogueExamples = {
  'category.chosen': [
    { says: 'visitor chooses the comedians', category: '1' },
    { says: 'visitor chooses everybody', category: '' },
  ],
  'more.asked': [
    { says: 'visitor loads more', size: artists },
    { says: 'visitor loads more on a phone', size: artistsNarrow },
  ],
  'earlier.asked': [{ says: 'visitor goes back to the artists before' }],
} as const satisfies ExamplesOf<typeof artistCatalogueMachine>;
