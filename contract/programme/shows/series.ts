import type { Programmation } from '#contract/wire/programmation.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { Series } from './view.ts';

/** ARD-08, TOR-02 */
export const seriesNames: readonly Series[] = ['the42', 'comedycon', 'headliners', 'outdoors', 'street'];

/** The name of an item's festival, lower-cased for the configured lists; '' without. */
export const festivalOf = (item: Pick<Programmation, 'belong_to'>): string =>
  item.belong_to?.name.toLowerCase() ?? '';

/** Whether a festival is on a configured list, blind to case (CAL-31, TOR-01). */
export const isListed = (festival: string, list: readonly string[]): boolean =>
  festival !== '' && list.some((name) => name.toLowerCase() === festival);

/** Whether an item belongs to the Toronto variant (TOR-01). */
export const isToronto = (
  item: Pick<Programmation, 'belong_to'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals'>,
): boolean => isListed(festivalOf(item), settings.torontoFestivals);

/** Finds a series by any spelling of its name; null for any other name. */
export const seriesNamed = (name: string | undefined): Series | null => {
  const plain = name?.toLowerCase().replace(/[^a-z0-9]/g, '');
  return seriesNames.find((series) => series === plain) ?? null;
};

/** The series that colours an item's tile: Toronto items only, by `show_type.name` (CAL-16, TOR-07). */
export const seriesOf = (
  item: Pick<Programmation, 'belong_to' | 'show_type'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals'>,
): Series | null => (isToronto(item, settings) ? seriesNamed(item.show_type?.name) : null);
