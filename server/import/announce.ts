import { takesPlace } from '#contract/programme/state.ts';
import { callOff } from '../member/callOff.ts';
import { holdBookingsOf, reserversOf } from '../store/calledOff.ts';
import { oweLetters, type DateLetter } from '../store/owedLetters.ts';
import type { Database } from '../store/tables.ts';
import type { KnownRow } from './matchRows.ts';
import type { ImportedEvent } from './readEvent.ts';

/** A date that says something else than before. */
export interface ChangedDate {
  event: ImportedEvent;
  /** As it was. */
  row: KnownRow;
}

const idsOfCancelled = (changed: readonly ChangedDate[]): number[] =>
  changed
    .filter(({ event }) => event.state === 'cancelled')
    .map(({ row }) => row.programmationId)
    .toSorted((one, other) => one - other);

/** Bookings come before dates in the order of tables (docs/decisions/009): held before the dates change. */
export const holdForCancelling = (db: Database, changed: readonly ChangedDate[]): Promise<void> =>
  holdBookingsOf(db, idsOfCancelled(changed));

/** What those are to read who keep their reservation; nothing where their evening stays as it was. */
const letterAbout = ({ event, row }: ChangedDate, now: number): DateLetter | null => {
  if (event.state === 'postponed') return row.state === 'postponed' ? null : 'showPostponed';
  const isNews = event.start !== row.starts_at || row.state === 'postponed';
  return takesPlace(event) && isNews && event.start > now ? 'showMoved' : null;
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
  for (const date of changed) {
    const letter = letterAbout(date, now);
    if (letter === null) continue;
    const { programmationId } = date.row;
    const members = await reserversOf(db, programmationId);
    const letters = members.map((memberId) => ({ memberId, programmationId, letter }));
    await oweLetters(db, letters, now);
  }
  return callOff(db, idsOfCancelled(changed), now);
};
