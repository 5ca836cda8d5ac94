import { endReservations, freeSeats } from '#server/store/members/dateBookings.ts';
import { noteCreditChange } from '#server/store/members/creditChanges.ts';
import { giveCreditBack } from '#server/store/members/credits.ts';
import { oweLetters } from '#server/store/members/owedLetters.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** How reservations end: the condition, that they are reserved, stands in the update. */
export interface EndingSteps {
  endReservations: typeof endReservations;
}
export const conditionalEnding: EndingSteps = { endReservations };

/**
 * Ends the reservations of cancelled dates inside the transaction that cancels them: the credit comes back with the booking's
 * own step from reserved to cancelled, so once only, and a letter is owed to each member (docs/decisions/016).
 * @returns how many it ended
 */
export const callOff = async (
  db: Database,
  programmationIds: readonly number[],
  now: number,
  steps: EndingSteps = conditionalEnding,
): Promise<number> => {
  const ended = [];
  for (const id of programmationIds) {
    const ofDate = await steps.endReservations(db, id, now);
    if (ofDate.length > 0) await freeSeats(db, id, ofDate.length);
    ended.push(...ofDate);
  }
  for (const each of ended.toSorted((one, other) => one.memberId - other.memberId)) {
    await giveCreditBack(db, each.memberId);
    await noteCreditChange(db, each, 'show-cancelled', now);
  }
  await oweLetters(
    db,
    ended.map((each) => ({ ...each, letter: 'showCancelled' as const })),
    now,
  );
  return ended.length;
};
