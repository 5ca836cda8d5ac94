import { endReservations, freeSeats } from '#server/store/members/dateBookings.ts';
import { noteCreditChange } from '#server/store/members/creditChanges.ts';
import { giveCreditBack } from '#server/store/members/credits.ts';
import { oweLetters } from '#server/store/members/owedLetters.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** The steps that end reservations: the condition, that they are reserved, is in the update. */
export interface EndingSteps {
  endReservations: typeof endReservations;
}
export const conditionalEnding: EndingSteps = { endReservations };

/**
 * Ends the reservations of cancelled dates inside the transaction that cancels them: the credit comes back with the booking's
 * own step from reserved to cancelled, so only once, and each member is owed a letter (docs/decisions/016).
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
