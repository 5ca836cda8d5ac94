import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import type { showCatalogueMachine } from '#machines/showCatalogue/showCatalogue.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import { entriesOf } from '../perception/entries.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface ShowCatalogueValues {
  /** How many entries of the list come before its last page. */
  readonly offset: number;
  /** The focus is on the first entry that was asked for. */
  readonly isAtNew: boolean;
  /** The cities can go by distance, with scripts. */
  readonly isLive: boolean;
}

/** The walks' choices, by city and genre: the shows of the sample, and the fields that would leave fewer (SRCH-18). */
const choices: Readonly<Record<string, { total: number; fields: readonly ShowFilterName[] }>> = {
  ' ': { total: 70, fields: ['city', 'genre', 'series', 'month', 'language', 'price', 'festival'] },
  'Montréal ': { total: 33, fields: ['city', 'genre', 'series', 'month', 'language', 'price', 'festival'] },
  'Montréal clown': { total: 2, fields: ['city', 'genre', 'month'] },
  ' clown': { total: 4, fields: ['city', 'genre', 'series', 'month', 'price', 'festival'] },
};

const list = ({ text, facts, values }: Told<ShowCatalogueValues>): Perceived => {
  const { shows } = text;
  const { filter } = shows;
  const { offset, isAtNew, isLive } = values;
  const [city, genre] = [String(facts['city']), String(facts['genre'])];
  const { total, fields } = choices[`${city} ${genre}`] ?? { total: 0, fields: [] };
  const chosen = [
    city === '' ? [] : (['city', city] as const),
    genre === '' ? [] : (['genre', 'Clown'] as const),
  ];
  const pills = chosen.flatMap(([name, value]) =>
    name === undefined ? [] : [control('link', filled(filter.remove, { name: filter[name], value }))],
  );
  const { controls, statuses } = entriesOf({
    words: shows,
    total,
    size: pageSizes.shows,
    offset,
    isFar: facts['isFar'] === true,
    beyond: shows.beyond,
  });
  return {
    controls: [
      control('link', text.page.home),
      ...(isLive ? [control('button', text.nearMe.button)] : []),
      ...fields.map((name) => control('combobox', filter[name])),
      control('button', filter.apply),
      ...pills,
      ...(pills.length > 0 ? [control('link', filter.clear)] : []),
      ...controls,
    ],
    statuses,
    ...(isAtNew && { focus: /./ }),
  };
};

/** HOM-13, RTE-17 */
export const showCataloguePerception: Perception<typeof showCatalogueMachine, ShowCatalogueValues> = {
  withLinks: true,
  states: { every: list, narrowed: list },
};
