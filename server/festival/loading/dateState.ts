import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';

type Timed = Pick<ProgrammationRow, 'starts_at' | 'state' | 'previous_starts_at'>;

/** A date as its folder has it: `said` is the state in its file, `previousStart` the first announced start, if told. */
interface Planned {
  start: number;
  said: ProgrammationState | undefined;
  previousStart: number | null;
}

const rescheduledFrom = (first: number | null) =>
  ({ state: 'rescheduled', previous_starts_at: first }) as const;
const asPlanned = { state: 'scheduled', previous_starts_at: null } as const;

/**
 * The state of a date and its first announced start. Without a word in the folder another start is a move, which stays one
 * until the date is back at its first start.
 */
export const stateOf = (
  { start, said, previousStart }: Planned,
  before: Timed | undefined,
): Pick<Timed, 'state' | 'previous_starts_at'> => {
  const first = before?.previous_starts_at ?? null;
  const isMoved = before !== undefined && before.starts_at !== start;
  if (said === 'rescheduled')
    return rescheduledFrom(previousStart ?? first ?? (isMoved ? before.starts_at : null));
  if (said !== undefined) return { state: said, previous_starts_at: null };
  if (isMoved)
    return first === start ? asPlanned : rescheduledFrom(previousStart ?? first ?? before.starts_at);
  return before?.state === 'rescheduled' ? rescheduledFrom(previousStart ?? first) : asPlanned;
};
