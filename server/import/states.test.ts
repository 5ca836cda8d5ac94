import * as v from 'valibot';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedCalendar } from '../content/calendar/embeddedCalendar.ts';
import { readVersion } from '../store/schema/version.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { countsOf, openImported, recordOf, type Imported } from './testing/importedSite.ts';

let store: Store;
let site: Imported;
beforeEach(async () => {
  store = await openTestStore();
  site = openImported(store);
});
afterEach(() => store.close());

const statesOf = async () => (await site.dates()).map(({ title, state }) => [title, state]);
const timesOf = async () =>
  (await site.dates()).map(({ id, starts_at: start, previous_starts_at: before, state }) => [
    id,
    Temporal.Instant.fromEpochMilliseconds(start * 1000).toString(),
    before === null ? null : Temporal.Instant.fromEpochMilliseconds(before * 1000).toString(),
    state,
  ]);

describe('import: what became of an event', () => {
  test.each([
    ['https://schema.org/EventCancelled', 'cancelled'],
    ['https://schema.org/EventPostponed', 'postponed'],
    ['https://schema.org/EventRescheduled', 'rescheduled'],
  ])('import: imported again as %s, the record that is there is updated', async (eventStatus, state) => {
    await site.import([recordOf(), recordOf({ name: 'Autre' })]);
    const told = [recordOf({ eventStatus }), recordOf({ name: 'Autre' })];
    expect(countsOf(await site.import(told))).toEqual([0, 1, 1, 0]);
    expect(await statesOf()).toEqual([
      ['Une soirée', state],
      ['Autre', 'scheduled'],
    ]);
    const version = await readVersion(store.db);
    expect(countsOf(await site.import(told))).toEqual([0, 0, 2, 0]);
    expect(await readVersion(store.db)).toBe(version);
  });

  test('import: cancelled, and as planned again, with and without a word about it', async () => {
    const cancelled = recordOf({ eventStatus: 'EventCancelled' });
    await site.import([recordOf()]);
    for (const back of [recordOf(), recordOf({ eventStatus: 'https://schema.org/EventScheduled' })]) {
      expect(countsOf(await site.import([cancelled]))).toEqual([0, 1, 0, 0]);
      expect(countsOf(await site.import([back]))).toEqual([0, 1, 0, 0]);
      expect(await statesOf()).toEqual([['Une soirée', 'scheduled']]);
    }
  });

  test('import: who announces a cancelled show for the first time tells that it is', async () => {
    expect(countsOf(await site.import([recordOf({ eventStatus: 'EventCancelled' })]))).toEqual([1, 0, 0, 0]);
    expect(await statesOf()).toEqual([['Une soirée', 'cancelled']]);
  });

  test('import: whatever is announced of a date in one file after the other, it stands as it was announced last', async () => {
    const states = dateStates({
      scheduled: ['scheduled', 16, null],
      cancelled: ['cancelled', 16, null],
      'cancelled, given after all': ['scheduled', 16, null],
      postponed: ['postponed', 16, null],
      'postponed, given at its old hour': ['scheduled', 16, null],
      'postponed, then moved': ['rescheduled', 17, 16],
      moved: ['rescheduled', 17, 16],
      'moved back': ['scheduled', 16, null],
      'moved twice': ['rescheduled', 18, 16],
    });
    const longest = Math.max(...states.map(({ history }) => history.length));
    for (let file = 0; file < longest; file += 1)
      await site.import(
        states.map(({ name, history }) => {
          const { state, day } = history[Math.min(file, history.length - 1)] ?? {
            state: 'scheduled',
            day: 0,
          };
          const eventStatus = `Event${state.charAt(0).toUpperCase()}${state.slice(1)}`;
          return recordOf({ '@id': name, name, startDate: `2027-08-${16 + day}T19:30:00`, eventStatus });
        }),
      );
    const dayOf = (seconds: number | null) => seconds && new Date(seconds * 1000).getUTCDate();
    const dates = await site.dates();
    expect(
      dates.map(({ title, state, starts_at: starts, previous_starts_at: before }) => [
        title,
        [state, dayOf(starts), dayOf(before)],
      ]),
    ).toEqual(states.map(({ name, told }) => [name, told]));
  });

  test('import: an @id or an identifier finds the record whatever else changed', async () => {
    await site.import([recordOf({ '@id': 'urn:1' }), recordOf({ identifier: 'two', name: 'Autre' })]);
    await site.import([
      recordOf({ '@id': 'urn:1', startDate: '2027-09-01T20:00', eventStatus: 'EventRescheduled' }),
      recordOf({ identifier: 'two', name: 'Encore', eventStatus: 'EventCancelled' }),
    ]);
    expect((await site.dates()).map(({ id, title, state }) => [id, title, state])).toEqual([
      [1, 'Une soirée', 'rescheduled'],
      [2, 'Encore', 'cancelled'],
    ]);
  });
});

describe('import: rescheduled events', () => {
  const moved = (start: string, previous: unknown, more: Record<string, unknown> = {}) =>
    recordOf({
      startDate: start,
      previousStartDate: previous,
      eventStatus: 'https://schema.org/EventRescheduled',
      ...more,
    });
  const first = '2027-08-16T19:30:00';

  test('import: with its previous start it is the same record, and moves', async () => {
    await site.import([recordOf()]);
    const told = [moved('2027-08-20T20:00:00', first)];
    expect(countsOf(await site.import(told))).toEqual([0, 1, 0, 0]);
    const there = [[1, '2027-08-21T00:00:00Z', '2027-08-16T23:30:00Z', 'rescheduled']];
    expect(await timesOf()).toEqual(there);
    expect(countsOf(await site.import(told))).toEqual([0, 0, 1, 0]);
    // Once everybody knows the new start, the file drops the old one.
    expect(countsOf(await site.import([recordOf({ startDate: '2027-08-20T20:00:00' })]))).toEqual([
      0, 1, 0, 0,
    ]);
    expect(await timesOf()).toEqual([[1, '2027-08-21T00:00:00Z', null, 'scheduled']]);
  });

  test('import: rescheduled twice, whether the last start is told or all', async () => {
    await site.import([recordOf(), recordOf({ name: 'Autre' })]);
    await site.import([
      moved('2027-08-20T20:00:00', first),
      moved('2027-08-20T20:00:00', first, { name: 'Autre' }),
    ]);
    const told = [
      moved('2027-08-25T20:00:00', '2027-08-20T20:00:00'),
      moved('2027-08-25T20:00:00', [first, '2027-08-20T20:00:00'], { name: 'Autre' }),
    ];
    expect(countsOf(await site.import(told))).toEqual([0, 2, 0, 0]);
    // Visitors see the first announced one of several earlier starts.
    expect(await timesOf()).toEqual([
      [1, '2027-08-26T00:00:00Z', '2027-08-21T00:00:00Z', 'rescheduled'],
      [2, '2027-08-26T00:00:00Z', '2027-08-16T23:30:00Z', 'rescheduled'],
    ]);
  });

  test('import: a first announced start that is corrected is the one that is told', async () => {
    const told = (previous: string) => moved('2027-08-20T20:00:00', previous, { '@id': 'urn:1' });
    await site.import([told('2027-08-16T19:30:00')]);
    expect(countsOf(await site.import([told('2027-08-17T19:30:00')]))).toEqual([0, 1, 0, 0]);
    expect(await timesOf()).toEqual([[1, '2027-08-21T00:00:00Z', '2027-08-17T23:30:00Z', 'rescheduled']]);
  });

  test('CAL-49: a date that moves is counted on its new day, and on no other', async () => {
    const august = { from: '2027-08-01', to: '2027-08-31' };
    const question = { lang: 'fr', filters: v.parse(calendarFilters, {}) } as const;
    const calendar = embeddedCalendar({ store, siteId: 8, excludedFestivals: [] });
    const daysOf = async () =>
      (await calendar.readSummary(august, question)).days.map(({ date, count }) => [date, count]);
    await site.import([recordOf({ '@id': 'urn:1' })]);
    expect(await daysOf()).toEqual([['2027-08-16', 1]]);
    await site.import([
      recordOf({ '@id': 'urn:1', startDate: '2027-08-20T20:00', eventStatus: 'EventRescheduled' }),
    ]);
    expect(await daysOf()).toEqual([['2027-08-20', 1]]);
  });

  test('import: where only the id tells, the earlier start is the one that was there', async () => {
    const told = recordOf({ '@id': 'urn:1', startDate: '2027-08-20T20:00', eventStatus: 'EventRescheduled' });
    await site.import([recordOf({ '@id': 'urn:1' })]);
    await site.import([told]);
    const there = [[1, '2027-08-21T00:00:00Z', '2027-08-16T23:30:00Z', 'rescheduled']];
    expect(await timesOf()).toEqual(there);
    await site.import([{ ...told, description: 'Plus drôle encore' }]);
    expect(await timesOf()).toEqual(there);
  });

  const evening = (day: number): string => `2027-08-${day}T19:30:00`;

  test.each([
    ['in one slice', 250],
    ['in slices of one record', 1],
  ])('import: each evening of a series moves by a day, and none is another, %s', async (_, slice) => {
    await site.import([10, 11, 12].map((day) => recordOf({ startDate: evening(day) })));
    const told = [10, 11, 12].map((day) => moved(evening(day + 1), evening(day)));
    expect(countsOf(await site.import(told, slice))).toEqual([0, 3, 0, 0]);
    const there = [11, 12, 13].map((day, index) => [
      index + 1,
      `2027-08-${day}T23:30:00Z`,
      `2027-08-${day - 1}T23:30:00Z`,
      'rescheduled',
    ]);
    expect(await timesOf()).toEqual(there);
    expect(countsOf(await site.import(told))).toEqual([0, 0, 3, 0]);
    expect(await timesOf()).toEqual(there);
  });

  test('import: two evenings change places, slice by slice', async () => {
    await site.import([10, 11].map((day) => recordOf({ startDate: evening(day) })));
    expect(
      countsOf(await site.import([moved(evening(11), evening(10)), moved(evening(10), evening(11))], 1)),
    ).toEqual([0, 2, 0, 0]);
    expect((await timesOf()).map(([id, start]) => [id, start])).toEqual([
      [1, '2027-08-11T23:30:00Z'],
      [2, '2027-08-10T23:30:00Z'],
    ]);
  });

  test('import: a new record takes the start that another has left, slice by slice', async () => {
    await site.import([recordOf({ startDate: evening(10) })]);
    const another = recordOf({ startDate: evening(10), description: 'Une autre' });
    const told = [moved(evening(11), evening(10)), another];
    expect(countsOf(await site.import(told, 1))).toEqual([1, 1, 0, 0]);
    expect((await timesOf()).map(([id, start]) => [id, start])).toEqual([
      [1, '2027-08-11T23:30:00Z'],
      [2, '2027-08-10T23:30:00Z'],
    ]);
    expect(countsOf(await site.import(told, 1))).toEqual([0, 0, 2, 0]);
  });

  test('import: a record that has moved to where it is already is the one that is there', async () => {
    await site.import([10, 11].map((day) => recordOf({ startDate: evening(day) })));
    expect(countsOf(await site.import([moved(evening(11), evening(10))]))).toEqual([0, 1, 0, 0]);
    expect((await timesOf()).map(([id, start, , state]) => [id, start, state])).toEqual([
      [1, '2027-08-10T23:30:00Z', 'scheduled'],
      [2, '2027-08-11T23:30:00Z', 'rescheduled'],
    ]);
  });

  test('import: a previous start that nobody knew makes a new record', async () => {
    expect(countsOf(await site.import([moved('2027-08-20T20:00:00', first)]))).toEqual([1, 0, 0, 0]);
    expect(await timesOf()).toEqual([[1, '2027-08-21T00:00:00Z', '2027-08-16T23:30:00Z', 'rescheduled']]);
  });
});
