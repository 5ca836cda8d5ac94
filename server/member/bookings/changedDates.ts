import { takesPlace } from '#contract/programme/shows/state.ts';
import { holdBookingsOf, reserversOf } from '#server/store/members/dateBookings.ts';
import { oweLetters, type DateLetter } from '#server/store/members/owedLetters.ts';
import type { Database, ProgrammationRow } from '#server/store/schema/tables.ts';
import { callOff } from './callOff.ts';

type Announced = Pick<ProgrammationRow, 'starts_at' | 'state'>;

/** A date before and after a change of the programme. */
export interface ChangedDate {
  id: number;
  before: Announced;
  after: Announced;
}

const idsOfCancelled = (changed: readonly ChangedDate[]): number[] =>
  changed
    .filter(({ after }) => after.state === 'cancelled')
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);

/** Bookings come before dates in the order of tables (docs/decisions/009): locked before the dates change. */
export const holdForCancelling = (db: Database, changed: readonly ChangedDate[]): Promise<void> =>
  holdBookingsOf(db, idsOfCancelled(changed));

/** The letter to members who keep their reservation; none if their evening stays the same. */
const letterAbout = ({ before, after }: ChangedDate, now: number): DateLetter | null => {
  if (after.state === 'postponed') return before.state === 'postponed' ? null : 'showPostponed';
  const isNews = after.starts_at !== before.starts_at || before.state === 'postponed';
  return takesPlace(after) && isNews && after.starts_at > now ? 'showMoved' : null;
};

/**
 * The consequences of changed dates for their reservations, in the same transaction: a cancelled date gives the credits back,
 * a postponed or moved one keeps its reservations, and each member is owed a letter.
 * @returns how many reservations ended
 */
export const announce = async (
  db: Database,
  changed: readonly ChangedDate[],
  now: number,
): Promise<number> => {
  for (const change of changed) {
    const letter = letterAbout(change, now);
    if (letter === null) continue;
    const programmationId = change.id;
    const members = await reserversOf(db, programmationId);
    const letters = members.map((memberId) => ({ memberId, programmationId, letter }));
    await oweLetters(db, letters, now);
  }
  return callOff(db, idsOfCancelled(changed), now);
};
