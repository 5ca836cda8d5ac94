import { describe, expect, it } from 'vitest';
import { torontoFestival } from '../festival.ts';
import { nearProgrammations, sampleProgrammations } from './schedule.ts';
import { shows } from '../shows.ts';
import type { ProgrammationRecord } from '../types.ts';
import { venues } from '../venues.ts';

const localTime = ({ start, timezone }: ProgrammationRecord): Temporal.ZonedDateTime =>
  Temporal.Instant.from(start).toZonedDateTimeISO(timezone);
const countedBy = (all: readonly ProgrammationRecord[], name: (one: ProgrammationRecord) => string) =>
  new Map([...Map.groupBy(all, name)].map(([key, group]) => [key, group.length]));

const showById = new Map(shows.map((show) => [show.id, show]));
const venueById = new Map(venues.map((venue) => [venue.id, venue]));

describe.each(['2026-11-21', '2027-01-31', '2028-02-29', '2027-07-01'])(
  'demo data: the programme around %s',
  (date) => {
    const start = Temporal.PlainDate.from(date);
    const all = sampleProgrammations(start);
    const months = countedBy(all, (one) => localTime(one).toPlainDate().toPlainYearMonth().toString());
    const days = countedBy(all, (one) => localTime(one).toPlainDate().toString());

    it('demo data: has a crowded month, a crowded day, and lively months around them', () => {
      const busiest = start.toPlainYearMonth().add({ months: 2 }).toString();
      expect(months.get(busiest)).toBeGreaterThanOrEqual(400);
      expect(Math.max(...days.values())).toBeGreaterThan(100);
      const [first, last] = [start.subtract({ months: 2 }), start.add({ months: 10 })];
      const partial = [first, last].map((day) => day.toPlainYearMonth().toString());
      const others = [...months].filter(([month]) => month !== busiest && !partial.includes(month));
      expect(others.filter(([, shows]) => shows < 60 || shows > 200)).toEqual([]);
      expect(days.size).toBeLessThan(first.until(last).days + 1);
      const sorted = [...days.keys()].toSorted();
      expect([sorted[0] ?? '', sorted.at(-1) ?? '']).toSatisfy(
        ([earliest, latest]: string[]) =>
          String(earliest) >= first.toString() && String(latest) <= last.toString(),
      );
    });

    it('demo data: has every status, city and zone, and one last seat', () => {
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['FREE', 'ON_SALE', 'SOLD_OUT']));
      expect(new Set(all.map(({ timezone }) => timezone)).size).toBe(4);
      expect(new Set(all.map(({ showId }) => showId)).size).toBe(shows.length);
      const lastSeats = all.filter(({ capacity, taken }) => capacity - taken === 1);
      expect(lastSeats.map(({ status, showId }) => [status, showById.get(showId)?.belongTo])).toEqual([
        ['ON_SALE', torontoFestival],
      ]);
      expect(
        all.filter(({ status, capacity, taken }) => (status === 'SOLD_OUT') !== (capacity === taken)),
      ).toEqual([]);
    });

    it('demo data: one evening of a Toronto series is cancelled, one postponed, both within a month', () => {
      const changed = all.filter(({ state }) => state !== undefined);
      const within = start.add({ months: 1 }).toString();
      expect(
        changed.map(({ state, showId, start: begins }) => [
          state,
          showById.get(showId)?.belongTo,
          begins > start.toString() && begins < within,
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['cancelled', torontoFestival, true],
          ['postponed', torontoFestival, true],
        ]),
      );
      expect(changed).toHaveLength(2);
    });

    it('demo data: some shows have more dates than a page of them, and several cities', () => {
      const dates = countedBy(all, ({ showId }) => String(showId));
      expect([...dates.values()].filter((count) => count > 50).length).toBe(1);
      expect([...dates.values()].filter((count) => count > 10).length).toBe(shows.length);
      const cityOf = ({ venueId }: ProgrammationRecord) => venueById.get(venueId ?? 0)?.city ?? '';
      const ofShow = (id: number) => new Set(all.filter(({ showId }) => showId === id).map(cityOf));
      expect(shows.filter(({ id }) => ofShow(id).size > 1).length).toBeGreaterThanOrEqual(10);
    });

    it('demo data: is the same every time, in order, under keys of its own, at sensible hours', () => {
      expect(sampleProgrammations(start)).toEqual(all);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(all.map((one) => one.start)).toEqual(all.map((one) => one.start).toSorted());
      expect(all.filter((one) => localTime(one).hour < 11)).toEqual([]);
      expect(all.filter(({ start: from, end }) => from >= end)).toEqual([]);
    });

    it('demo data: no stage holds two shows at once', () => {
      const clashes = [...Map.groupBy(all, ({ venueId }) => venueId)]
        .filter(([venueId]) => venueId !== null)
        .flatMap(([, onStage]) =>
          onStage.filter(({ start: from }, index) => from < (onStage[index - 1]?.end ?? '')),
        );
      expect(clashes).toEqual([]);
    });
  },
);

describe('demo data: what is on and what begins soon', () => {
  it('demo data: at every start one show begins in 2 h 05 min, in a Toronto series; one is on, one begins in ten minutes', () => {
    const near = nearProgrammations(Temporal.Instant.from('2027-05-03T20:00:00Z'));
    expect(near.map(({ key, start, status }) => ({ key, start, status }))).toEqual([
      { key: 'soon@2027-05-03T22:05:00Z', start: '2027-05-03T22:05:00Z', status: 'ON_SALE' },
      { key: 'live@2027-05-03T19:50:00Z', start: '2027-05-03T19:50:00Z', status: 'ON_SALE' },
      { key: 'near@2027-05-03T20:10:00Z', start: '2027-05-03T20:10:00Z', status: 'ON_SALE' },
    ]);
    const [soon, live] = near;
    expect(showById.get(soon?.showId ?? 0)?.belongTo).toBe(torontoFestival);
    expect(live && live.end > '2027-05-03T20:15:00Z').toBe(true);
    expect(nearProgrammations(Temporal.Instant.from('2027-05-03T19:59:01Z'))).toEqual(near);
  });

  it.each([
    ['04:22', 'the42'],
    ['08:54', 'the42'],
    ['08:55', 'headliners'],
    ['20:54', 'headliners'],
    ['20:55', 'the42'],
  ])(
    'demo data: at a start at %s what begins in 2 h 05 min is of %s: no headliner plays at night',
    (local, series) => {
      const now = Temporal.PlainDateTime.from(`2027-05-03T${local}`)
        .toZonedDateTime('America/Toronto')
        .toInstant();
      const [soon] = nearProgrammations(now);
      const show = showById.get(soon?.showId ?? 0);
      expect([soon?.start, show?.belongTo, show?.showType, soon?.status]).toEqual([
        now.add({ hours: 2, minutes: 5 }).toString(),
        torontoFestival,
        series,
        'ON_SALE',
      ]);
    },
  );
});
