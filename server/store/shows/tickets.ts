import type { Language } from '#contract/address/language.ts';
import { scheduled, type ScheduledShow } from './programmations.ts';
import type { Database, ProgrammationRow } from '../schema/tables.ts';

/** One date of a show with its seats (TKT-03). */
export type TicketRow = ScheduledShow &
  Pick<ProgrammationRow, 'capacity' | 'taken' | 'previous_starts_at'> & {
    region_name: string | null;
    details: string;
  };

/** The time and the sale of a date. */
export type ShowSpan = Pick<
  ProgrammationRow,
  'id' | 'starts_at' | 'ends_at' | 'ticket_url' | 'status' | 'state'
>;

const tickets = (db: Database, lang: Language, chosen: Parameters<typeof scheduled>[2]) =>
  scheduled(db, lang, chosen).select(['capacity', 'taken', 'previous_starts_at', 'region_name', 'details']);

/** One page of the dates of a show, by start and then id (SHW-15). */
export const ticketsOfShow = (
  db: Database,
  lang: Language,
  showId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketRow[]> => {
  const dates = db.selectFrom('programmations').selectAll().where('show_id', '=', showId);
  const page = dates.orderBy('starts_at').orderBy('id').limit(limit).offset(offset);
  return tickets(db, lang, page).execute();
};

/** One date, by the programmation's id. */
export const findTicket = (db: Database, lang: Language, id: number): Promise<TicketRow | undefined> =>
  tickets(db, lang, db.selectFrom('programmations').selectAll().where('id', '=', id)).executeTakeFirst();

export const countTickets = async (db: Database, showId: number): Promise<number> => {
  const row = await db
    .selectFrom('programmations')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return row.total;
};

/** The times and sales of a show's dates, by start and then id. */
export const spansOfShow = (db: Database, showId: number): Promise<ShowSpan[]> =>
  db
    .selectFrom('programmations')
    .select(['id', 'starts_at', 'ends_at', 'ticket_url', 'status', 'state'])
    .where('show_id', '=', showId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
