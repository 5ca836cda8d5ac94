import type { Language } from '#contract/address/language.ts';
import { showAddress } from '#server/programme/addresses.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { findTicket, type TicketRow } from '#server/store/shows/tickets.ts';
import { idPattern } from '../limits.ts';
import { categoryTitles } from '../shows/calendarItem.ts';
import type { CalendarDate } from './dateFile.ts';
import type { DateSource } from './dateSource.ts';

/** The place as people write it; an online show has the words of its category instead. */
const placeOf = ({ kind, venue, city }: TicketRow, [kindTitle = '']: readonly string[]): string =>
  kind === 'online' ? kindTitle : [venue, city].filter((name) => name).join(', ');

/** A date of the embedded programme for a calendar. */
export const storedDate = async (db: Database, row: TicketRow, lang: Language): Promise<CalendarDate> => {
  const categories = await categoryTitles(db, lang, [row.show_id]);
  return {
    id: String(row.id),
    title: row.title,
    place: placeOf(row, categories.titles(row.show_id)),
    address: showAddress({ lang, slug: row.slug }),
    start: row.starts_at,
    end: row.ends_at,
    timezone: row.timezone,
    state: row.state,
  };
};

/** The dates of the embedded programme. */
export const embeddedDates = (db: Database): DateSource => ({
  find: async (lang, id) => {
    const row = idPattern.test(id) ? await findTicket(db, lang, Number(id)) : undefined;
    return row === undefined ? null : storedDate(db, row, lang);
  },
  lifetime: null,
});
