import { accessibilities, type Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import type { Database } from '../schema/tables.ts';

/** Each show's accessibility; shows without any are absent. */
export const accessibilityOfShows = async (
  db: Database,
  showIds: readonly number[],
): Promise<Map<number, Accessibility[]>> => {
  if (showIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('show_accessibility')
    .selectAll()
    .where('show_id', 'in', [...new Set(showIds)])
    .execute();
  const byShow = Map.groupBy(rows, ({ show_id: showId }) => showId);
  return new Map(
    [...byShow].map(([showId, told]) => [
      showId,
      accessibilities.filter((feature) => told.some((row) => row.feature === feature)),
    ]),
  );
};
