import type { ProgrammationState } from '#contract/wire/programmation.ts';

/** An announcement of a date: its state, and its start as the days after the first announced one. */
interface Announced {
  state: ProgrammationState;
  day: number;
}

const planned = { state: 'scheduled', day: 0 } as const;
const cancelled = { state: 'cancelled', day: 0 } as const;
const postponed = { state: 'postponed', day: 0 } as const;
const moved = { state: 'rescheduled', day: 1 } as const;
const movedAgain = { state: 'rescheduled', day: 2 } as const;

/** For tests: all that becomes of dates, one announcement after the other (docs/decisions/087). */
const histories = {
  scheduled: [planned],
  cancelled: [planned, cancelled],
  'cancelled, given after all': [planned, cancelled, planned],
  postponed: [planned, postponed],
  'postponed, given at its old hour': [planned, postponed, planned],
  'postponed, then moved': [planned, postponed, moved],
  moved: [planned, moved],
  'moved back': [planned, moved, planned],
  'moved twice': [planned, moved, movedAgain],
} as const satisfies Record<string, readonly [Announced, ...Announced[]]>;
export type DateState = keyof typeof histories;

/** Where a date stands: the last announcement, with its first announced start if it has moved from there. */
interface Standing extends Announced {
  previousDay: number | null;
}

interface DateCase<Told> extends Standing {
  name: DateState;
  history: readonly Announced[];
  /** The words of the rule for it. */
  told: Told;
}

const isDateState = (name: string): name is DateState => name in histories;

/** For tests: a rule over every state of a date. A table without one of them does not compile. */
export const dateStates = <Told>(told: Readonly<Record<DateState, Told>>): DateCase<Told>[] =>
  Object.keys(histories)
    .filter(isDateState)
    .map((name) => {
      const history: readonly Announced[] = histories[name];
      const last = history.at(-1) ?? planned;
      return {
        name,
        history,
        ...last,
        previousDay: last.state === 'rescheduled' ? planned.day : null,
        told: told[name],
      };
    });
