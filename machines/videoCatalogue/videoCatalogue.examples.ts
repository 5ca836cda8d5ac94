import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { VideoCatalogueContext, videoCatalogueMachine } from './videoCatalogue.machine.ts';

export const videoCatalogueInputs: readonly { says: string; input: VideoCatalogueContext }[] = [
  { says: 'a visitor opens the list of all the videos', input: { collection: null, offset: 0 } },
  {
    says: 'a visitor opens a link to videos that are far down the list',
    input: { collection: null, offset: pageSizes.showsAtOnce },
  },
];

/** The demo festival has a collection of backstage videos, by its number. */
export const videoCatalogueExamples = {
  'collection.chosen': [
    { says: 'visitor chooses a collection', collection: '702' },
    { says: 'visitor chooses all the videos', collection: null },
  ],
  'more.asked': [{ says: 'visitor asks for more', size: pageSizes.videos }],
  'earlier.asked': [{ says: 'visitor goes back to the videos before' }],
} as const satisfies ExamplesOf<typeof videoCatalogueMachine>;
