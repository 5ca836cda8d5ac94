import { describe, expect, test } from 'vitest';
import { withFirstStart } from '../festival/loading/relativeDates.ts';
import { rowsOf } from '../festival/loading/rowsOf.ts';
import { numberedInOrder } from '../festival/testing/numberedInOrder.ts';
import { sample } from '../testing/sampleFolder.ts';

const countedBy = <Row>(rows: readonly Row[], name: (row: Row) => string): Map<string, number> =>
  new Map([...Map.groupBy(rows, name)].map(([key, group]) => [key, group.length]));

describe.each(['2026-11-21', '2027-01-31', '2028-02-29', '2027-07-01'])(
  'demo data: the programme around %s',
  (date) => {
    const start = Temporal.PlainDate.from(date);
    const now = Temporal.Instant.from(`${date}T16:00:00Z`);
    const folder = withFirstStart(sample, now);
    const rows = rowsOf(folder, numberedInOrder(folder), { now });
    const toronto = new Set(
      rows.shows.filter((show) => show.belong_to === 'JFL Toronto').map(({ id }) => id),
    );
    const dates = rows.programmations.map((row) => ({
      ...row,
      at: Temporal.Instant.fromEpochMilliseconds(row.starts_at * 1000).toZonedDateTimeISO(row.timezone),
    }));
    const months = countedBy(dates, ({ at }) => at.toPlainDate().toPlainYearMonth().toString());
    const days = countedBy(dates, ({ at }) => at.toPlainDate().toString());

    test('demo data: has a crowded month, a crowded day, and lively months around them', () => {
      const month = (after: number) => start.toPlainYearMonth().add({ months: after }).toString();
      expect(months.get(month(2))).toBeGreaterThanOrEqual(400);
      expect(Math.max(...days.values())).toBeGreaterThan(100);
      const others = [-1, 0, 1, 3, 4, 5, 6, 7, 8, 9].map((after) => months.get(month(after)) ?? 0);
      expect(others.filter((count) => count < 60 || count > 200)).toEqual([]);
      expect([...months.keys()].toSorted()).toEqual(
        Array.from({ length: 13 }, (_, index) => month(index - 2)),
      );
    });

    test('demo data: has every status and zone, and one last seat', () => {
      expect(new Set(dates.map(({ status }) => status))).toEqual(new Set(['FREE', 'ON_SALE', 'SOLD_OUT']));
      expect(new Set(dates.map(({ timezone }) => timezone)).size).toBe(4);
      expect(new Set(dates.map((row) => row.show_id)).size).toBe(sample.shows.size);
      const lastSeats = dates.filter(({ capacity, taken }) => (capacity ?? 0) - taken === 1);
      expect(lastSeats.map((row) => [row.status, toronto.has(row.show_id)])).toEqual([['ON_SALE', true]]);
      expect(dates.filter((row) => (row.status === 'SOLD_OUT') !== (row.capacity === row.taken))).toEqual([]);
    });

    test('demo data: one evening of a Toronto series is cancelled, one postponed, both within a month', () => {
      const changed = dates.filter(({ state }) => state !== 'scheduled');
      expect(
        changed.map((row) => [
          row.state,
          toronto.has(row.show_id),
          start.until(row.at.toPlainDate()).days > 0 && start.until(row.at.toPlainDate()).days < 28,
        ]),
      ).toEqual([
        ['cancelled', true, true],
        ['postponed', true, true],
      ]);
    });

    test('demo data: one show has more dates than a page of them, and several have several cities', () => {
      const counts = [...countedBy(dates, (row) => String(row.show_id)).values()];
      expect([counts.filter((count) => count > 50).length, Math.min(...counts) > 10]).toEqual([1, true]);
      const cities = new Map(rows.venues.map(({ id, city }) => [id, city]));
      const ofShows = Map.groupBy(dates, (row) => row.show_id).values();
      const several = [...ofShows].filter(
        (each) => new Set(each.map((row) => cities.get(row.venue_id ?? 0) ?? '')).size > 1,
      );
      expect(several.length).toBeGreaterThanOrEqual(10);
    });

    test('demo data: sensible hours, and an end after every start', () => {
      expect(dates.filter(({ at }) => at.hour < 11)).toEqual([]);
      expect(dates.filter((row) => (row.ends_at ?? 0) <= row.starts_at)).toEqual([]);
    });

    test('PRS-03: everything of the press room was told before the start, videos too', () => {
      const told = [...rows.announcements, ...rows.videos].map((row) => row.published_at);
      expect(told.length).toBe(54);
      expect(told.filter((at) => at >= now.epochMilliseconds / 1000)).toEqual([]);
    });
  },
);
