import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { artistCatalogueMachine } from '#machines/artistCatalogue/artistCatalogue.machine.ts';
import { entriesOf } from '../perception/entries.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface ArtistCatalogueValues {
  /** How many entries of the list come before its last page. */
  readonly offset: number;
  /** The focus is on the first entry that was asked for. */
  readonly isAtNew: boolean;
}

/** Of the sample. */
const categories = 15;
const totals = { every: 84, comedians: 35 } as const;

const list = ({ text, facts, values }: Told<ArtistCatalogueValues>): Perceived => {
  const { artists } = text;
  const { controls, statuses } = entriesOf({
    words: artists,
    beyond: artists.beyond,
    total: totals[facts['category'] === '' ? 'every' : 'comedians'],
    size: pageSizes.artists,
    offset: values.offset,
    isFar: facts['isFar'] === true,
  });
  return {
    controls: [
      control('link', text.page.home),
      control('link', artists.every),
      ...Array.from({ length: categories }, () => control('link', /./)),
      ...controls,
    ],
    statuses,
    ...(values.isAtNew && { focus: /./ }),
  };
};

/** ART-01…ART-04, RTE-05 */
export const artistCataloguePerception: Perception<typeof artistCatalogueMachine, ArtistCatalogueValues> = {
  withLinks: true,
  states: { every: list, ofCategory: list },
};
