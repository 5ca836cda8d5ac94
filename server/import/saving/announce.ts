import { takesPlace } from '#contract/programme/shows/state.ts';
import { callOff } from '#server/member/bookings/callOff.ts';
import { holdBookingsOf, reserversOf } from '#server/store/members/dateBookings.ts';
import { oweLetters, type DateLetter } from '#server/store/members/owedLetters.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { KnownDate } from './knownRows.ts';
import type { ImportedDate } from '../reading/readDate.ts';

/** A date that says something else than before. */
export interface ChangedDate {
  date: ImportedDate;
  /** As it was. */
  row: KnownDate;
}

const idsOfCancelled = (changed: readonly ChangedDate[]): number[] =>
  changed
    .filter(({ date }) => date.state === 'cancelled')
    .map(({ row }) => row.id)
    .toSorted((one, other) => one - other);

/** Bookings come before dates in the order of tables (docs/decisions/009): held before the dates change. */
export const holdForCancelling = (db: Database, changed: readonly ChangedDate[]): Promise<void> =>
  holdBookingsOf(db, idsOfCancelled(changed));

/** What those are to read who keep their reservation; nothing where their evening stays as it was. */
const letterAbout = ({ date, row }: ChangedDate, now: number): DateLetter | null => {
  if (date.state === 'postponed') return row.state === 'postponed' ? null : 'showPostponed';
  const isNews = date.start !== row.starts_at || row.state === 'postponed';
  return takesPlace(date) && isNews && date.start > now ? 'showMoved' : null;
};

/**
 * What changed dates mean for those who had reserved them, in the transaction that changed them: a cancelled date gives
 * the credits back, a postponed or moved one keeps its reservations, and each member is owed a letter.
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
