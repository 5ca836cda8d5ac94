import { parseItems } from '#contract/wire/list.ts';
import { programmation, type Programmation } from '#contract/wire/programmation.ts';
import { placeShows } from '../shows/place.ts';

const lacksOffset = (item: unknown): boolean => {
  const date = typeof item === 'object' && item !== null && 'date' in item ? item.date : null;
  return typeof date === 'object' && date !== null && !('timezone_offset' in date);
};

/** Parses programmations one by one; logs those that it left out or found doubtful (CAL-34). */
export const readProgrammations = (
  data: readonly unknown[],
  log: (event: string, details: object) => void,
  about: object,
): { items: Programmation[]; skipped: number } => {
  const { items, skipped: malformed, faults } = parseItems(programmation, data);
  const skipped = malformed + placeShows(items).unplaced;
  if (skipped > 0) log('content.items.skipped', { ...about, skipped, ...faults[0] });
  const withoutOffset = data.filter(lacksOffset).length;
  if (withoutOffset > 0) log('content.offset.missing', { ...about, items: withoutOffset });
  return { items, skipped };
};
