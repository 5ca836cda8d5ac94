import { expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { stateOf } from './dateState.ts';

const first = 1_800_000_000;
const daySeconds = 86_400;
type Told = ReturnType<typeof stateOf>;
const moved: Told = { state: 'rescheduled', previous_starts_at: first };
const planned: Told = { state: 'scheduled', previous_starts_at: null };
const cancelled: Told = { state: 'cancelled', previous_starts_at: null };
const postponed: Told = { state: 'postponed', previous_starts_at: null };

const wordless: readonly ProgrammationState[] = ['scheduled', 'rescheduled'];

test.each(
  dateStates({
    scheduled: planned,
    cancelled,
    'cancelled, given after all': planned,
    postponed,
    'postponed, given at its old hour': planned,
    'postponed, then moved': moved,
    moved,
    'moved back': planned,
    'moved twice': moved,
  }),
)(
  'FES-02: a date that is $name is so whether the folder has a word for each state or only for what starts do not tell',
  ({ history, told }) => {
    const loaded = (hasEveryWord: boolean) => {
      let row: Parameters<typeof stateOf>[1];
      for (const { state, day } of history) {
        const start = first + day * daySeconds;
        const said = hasEveryWord || !wordless.includes(state) ? state : undefined;
        row = { starts_at: start, ...stateOf({ start, said, previousStart: null }, row) };
      }
      const { starts_at: _, ...state } = row ?? {};
      return state;
    };
    expect([loaded(true), loaded(false)]).toEqual([told, told]);
  },
);

const daysLater = (days: number): number => first + days * daySeconds;
const told: Told = { state: 'rescheduled', previous_starts_at: daysLater(-3) };
test.each<[what: string, planned: Parameters<typeof stateOf>[0], before: Parameters<typeof stateOf>[1]]>([
  [
    'a move',
    { start: daysLater(1), said: undefined, previousStart: daysLater(-3) },
    { starts_at: first, ...planned },
  ],
  [
    'a second move',
    { start: daysLater(2), said: undefined, previousStart: daysLater(-3) },
    { starts_at: daysLater(1), ...moved },
  ],
  [
    'a moved date',
    { start: daysLater(1), said: undefined, previousStart: daysLater(-3) },
    { starts_at: daysLater(1), ...moved },
  ],
  ['a new date', { start: first, said: 'rescheduled', previousStart: daysLater(-3) }, undefined],
  [
    'a moved date with its word',
    { start: daysLater(1), said: 'rescheduled', previousStart: daysLater(-3) },
    { starts_at: daysLater(1), ...moved },
  ],
])('FES-02: the first announced start that a folder tells of %s counts', (_, state, before) => {
  expect(stateOf(state, before)).toEqual(told);
});
