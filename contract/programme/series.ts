import type { Programmation } from '../wire/programmation.ts';
import type { ProgrammeSettings } from '../settings/programme.ts';
import type { Series } from './view.ts';

const seriesNames: readonly Series[] = ['the42', 'comedycon', 'headliners', 'outdoors', 'street'];

/** The name of the festival that an item belongs to, lower-cased as the configured lists compare it; '' without. */
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

/** The series that colours an item's tile: Toronto items only, by `show_type.name` (CAL-16, TOR-07). */
export const seriesOf = (
  item: Pick<Programmation, 'belong_to' | 'show_type'>,
  settings: Pick<ProgrammeSettings, 'torontoFestivals'>,
): Series | null => {
  if (!isToronto(item, settings)) return null;
  const name = item.show_type?.name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return seriesNames.find((series) => series === name) ?? null;
};
