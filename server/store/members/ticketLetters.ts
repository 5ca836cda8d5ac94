import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { BookingKey } from './bookings.ts';
import type { Database, Tables } from '../schema/tables.ts';

/** Letters about a member's reservation of a date, one for each of its states. */
export type TicketLetter = Tables['ticket_letters']['letter'];

type Waiting = Pick<Selectable<Tables['ticket_letters']>, 'letter' | 'tries' | 'due_at'>;

const budgetName = 'ticketLetters';

/** The budget of the letters about one reservation. */
export const ticketBudgetOf = ({ memberId, programmationId }: BookingKey): { name: string; key: string } => ({
  name: budgetName,
  key: `${memberId} ${programmationId}`,
});

/** Removes the budgets of a member's reservations. */
export const removeTicketBudgets = async (db: Database, memberId: number): Promise<void> => {
  await db
    .deleteFrom('budgets')
    .where('name', '=', budgetName)
    .where('key', 'like', `${memberId} %`)
    .execute();
};

/** Takes the unposted letter about a reservation off the list, if there is one. */
export const takeTicketLetter = (
  db: Database,
  { memberId, programmationId }: BookingKey,
): Promise<Waiting | undefined> =>
  db
    .deleteFrom('ticket_letters')
    .where('member_id', '=', memberId)
    .where('programmation_id', '=', programmationId)
    .returning(['letter', 'tries', 'due_at'])
    .executeTakeFirst();

/** Records the letter about a reservation. `dueAt` in epoch seconds. */
export const addTicketLetter = async (
  db: Database,
  { memberId, programmationId }: BookingKey,
  letter: TicketLetter,
  dueAt: number,
): Promise<void> => {
  await db
    .insertInto('ticket_letters')
    .values({
      id: randomUUID(),
      member_id: memberId,
      programmation_id: programmationId,
      letter,
      tries: 0,
      due_at: dueAt,
    })
    .execute();
};

/** The reader of a letter, and the reservation as it is now. */
export type TicketFacts = Pick<Selectable<Tables['ticket_letters']>, 'letter' | 'programmation_id'> &
  Pick<Selectable<Tables['members']>, 'email' | 'firstname' | 'lang'> & {
    /** Null, as the rest, for a booking that is off the list. */
    uuid: string | null;
    code: string | null;
    reserved: 0 | 1 | null;
  };

/** The facts of a letter; undefined if it is gone. */
export const findTicketFacts = (db: Database, id: string): Promise<TicketFacts | undefined> =>
  db
    .selectFrom('ticket_letters')
    .innerJoin('members', 'members.id', 'ticket_letters.member_id')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.member_id', '=', 'ticket_letters.member_id')
        .onRef('bookings.programmation_id', '=', 'ticket_letters.programmation_id'),
    )
    .select(['letter', 'ticket_letters.programmation_id', 'email', 'firstname', 'lang'])
    .select(['bookings.uuid', 'code', 'reserved'])
    .where('ticket_letters.id', '=', id)
    .executeTakeFirst();
