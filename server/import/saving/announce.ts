import { takesPlace } from '#contract/programme/shows/state.ts';
import { callOff } from '#server/member/bookings/callOff.ts';
import { holdBookingsOf, reserversOf } from '#server/store/members/dateBookings.ts';
import { oweLetters, type DateLetter } from '#server/store/members/owedLetters.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { KnownDate } from './knownRows.ts';
import type { ImportedDate } from '../reading/readDate.ts';

/** A date that differs from its row. */
export interface ChangedDate {
  date: ImportedDate;
  /** Before the change. */
  row: KnownDate;
}

const idsOfCancelled = (changed: readonly ChangedDate[]): number[] =>
  changed
    .filter(({ date }) => date.state === 'cancelled')
    .map(({ row }) => row.id)
    .toSorted((one, other) => one - other);

/** Bookings come before dates in the order of tables (docs/decisions/009): locked before the dates change. */
export const holdForCancelling = (db: Database, changed: readonly ChangedDate[]): Promise<void> =>
  holdBookingsOf(db, idsOfCancelled(changed));

/** The letter to members who keep their reservation; none if their evening stays the same. */
const letterAbout = ({ date, row }: ChangedDate, now: number): DateLetter | null => {
  if (date.state === 'postponed') return row.state === 'postponed' ? null : 'showPostponed';
  const isNews = date.start !== row.starts_at || row.state === 'postponed';
  return takesPlace(date) && isNews && date.start > now ? 'showMoved' : null;
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
    const programmationId = change.row.id;
    const members = await reserversOf(db, programmationId);
    const letters = members.map((memberId) => ({ memberId, programmationId, letter }));
    await oweLetters(db, letters, now);
  }
  return callOff(db, idsOfCancelled(changed), now);
};
