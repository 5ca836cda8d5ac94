import { expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';
import type { PresentDate } from './presentRows.ts';
import { newsOf, settleDates } from './settleDates.ts';

const first = 1_800_000_000;
const daySeconds = 86_400;
const row = (state: ProgrammationRow['state'], day: number): ProgrammationRow => ({
  id: 1,
  external_id: 'folder:1',
  show_id: 1,
  venue_id: null,
  starts_at: first + day * daySeconds,
  local_start: 0,
  ends_at: null,
  timezone: 'America/Toronto',
  status: null,
  price_min: null,
  price_max: null,
  ticket_url: null,
  capacity: null,
  taken: 0,
  state,
  previous_starts_at: null,
});

test.each(
  dateStates({
    scheduled: [true, false],
    cancelled: [true, false],
    'cancelled, given after all': [true, false],
    postponed: [true, true],
    'postponed, given at its old hour': [true, false],
    'postponed, then moved': [true, true],
    moved: [true, true],
    'moved back': [true, false],
    'moved twice': [true, true],
  }),
)(
  'FES-08: whether a change of a date that is $name is news for members, before its first announced hour and after it',
  ({ state, day, told }) => {
    const change = { before: { ...row(state, day), reserved: 1 }, after: row('rescheduled', 9) };
    const isNewsAt = (now: number) => newsOf([change], now).length === 1;
    expect([isNewsAt(first - 1), isNewsAt(first)]).toEqual(told);
  },
);

test.each(
  dateStates({
    scheduled: 'cancelled',
    cancelled: 'kept',
    'cancelled, given after all': 'cancelled',
    postponed: 'cancelled',
    'postponed, given at its old hour': 'cancelled',
    'postponed, then moved': 'cancelled',
    moved: 'cancelled',
    'moved back': 'cancelled',
    'moved twice': 'cancelled',
  }),
)(
  'FES-08: a date to come that is $name, that members know and the folder lacks, is $told; once past it is kept',
  ({ state, day, previousDay, told }) => {
    const previous = previousDay === null ? null : first + previousDay * daySeconds;
    const before = { ...row(state, day), previous_starts_at: previous, reserved: 1 };
    const settledAt = (now: number) =>
      settleDates({
        present: [before],
        rows: [],
        dates: new Map(),
        isOurs: () => true,
        referenced: new Set([1]),
        now,
      });
    const kept = { rows: [], kept: new Set([1]), removed: [], changed: [] };
    const after = { ...row('cancelled', day), previous_starts_at: null };
    expect([settledAt(before.starts_at - 1), settledAt(before.starts_at)]).toEqual([
      told === 'kept' ? kept : { rows: [after], kept: new Set(), removed: [], changed: [{ before, after }] },
      kept,
    ]);
  },
);

/** A date as its folder has it. */
const inFolder = ({ external_id: _id, local_start: _start, ...rest }: ProgrammationRow) => rest;
const settled = (
  before: PresentDate | null,
  after: ReturnType<typeof inFolder>,
  said?: ProgrammationRow['state'],
) =>
  settleDates({
    present: before === null ? [] : [before],
    rows: [after],
    dates: new Map([[1, { id: 'a', show: 'chat', start: '', ...(said !== undefined && { state: said }) }]]),
    isOurs: () => true,
    referenced: new Set(),
    now: first - 1,
  });

test.each(
  dateStates({
    scheduled: false,
    cancelled: true,
    'cancelled, given after all': true,
    postponed: true,
    'postponed, given at its old hour': true,
    'postponed, then moved': true,
    moved: true,
    'moved back': true,
    'moved twice': true,
  }),
)('FES-08: whether a date that is $name has changed by its last announcement', ({ history, told }) => {
  const [last, previous = last] = history.toReversed();
  if (last === undefined || previous === undefined) throw new Error('Nothing was announced');
  const before = { ...row(previous.state, previous.day), reserved: 1 };
  const { changed } = settled(before, inFolder(row(last.state, last.day)), last.state);
  expect(changed.length === 1).toBe(told);
});

test('FES-02: a known date keeps its key, its seats of members and, at the same hour, its local start', () => {
  const before = {
    ...row('scheduled', 0),
    external_id: 'jsonld:a',
    local_start: 7,
    capacity: 9,
    taken: 5,
    reserved: 2,
  };
  const same = { ...inFolder(row('scheduled', 0)), capacity: 9, taken: 4 };
  const told = ({ rows: [settledRow] }: ReturnType<typeof settled>) =>
    settledRow && [settledRow.external_id, settledRow.local_start, settledRow.taken];
  expect(
    [
      settled(before, same),
      settled(before, { ...same, timezone: 'Europe/Paris' }),
      settled(before, { ...same, starts_at: first + daySeconds }),
      settled(null, same),
    ].map(told),
  ).toEqual([
    ['jsonld:a', 7, 6],
    ['jsonld:a', first + 3600, 6],
    ['jsonld:a', first + daySeconds - 5 * 3600, 6],
    ['festival:a', first - 5 * 3600, 4],
  ]);
});
