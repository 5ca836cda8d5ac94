import { dateInZone } from '#contract/programme/time/siteDate.ts';
import type { Language } from '#contract/address/language.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { showAddress } from '#server/programme/addresses.ts';
import type { TicketRow } from '#server/store/shows/tickets.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { categoryTitles } from '../shows/calendarItem.ts';
import { writeCalendar } from './ical.ts';

/** The place as people write it; an online show has the words of its category instead. */
const placeOf = ({ kind, venue, city }: TicketRow, [kindTitle = '']: readonly string[]): string =>
  kind === 'online' ? kindTitle : [venue, city].filter((name) => name).join(', ');

/** `2027-07-16 Les Nuits blanches.ics`, dated on the clocks of the place. */
const nameOf = ({ title, starts_at: start, timezone }: TicketRow): string => {
  const date = dateInZone(start * 1000, timezone);
  return `${date} ${title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()}.ics`;
};

/** The type of an iCalendar file. */
export const calendarType = 'text/calendar; charset=utf-8';

/** One date of a show for a person's own calendar, and its place in words. */
export interface DateFile {
  name: string;
  text: string;
  place: string;
}

/** The file in a mail. */
export const calendarAttachment = ({ name, text }: DateFile): Attachment => ({
  filename: name,
  contentType: calendarType,
  content: text,
});

/** The facts of a calendar file besides its date: `brand` is the festival's name in that language. */
interface DateFileFacts {
  lang: Language;
  brand: string;
  publicUrl: string;
  made: Temporal.Instant;
}

/** Writes the calendar file of a date; each file of a date has the same id, so that a calendar keeps the latest. */
export const dateFile = async (
  db: Database,
  row: TicketRow,
  { lang, brand, publicUrl, made }: DateFileFacts,
): Promise<DateFile> => {
  const categories = await categoryTitles(db, lang, [row.show_id]);
  const place = placeOf(row, categories.titles(row.show_id));
  const event = {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    title: row.title,
    place,
    url: publicUrl + encodeURI(showAddress({ lang, slug: row.slug })),
    start: row.starts_at,
    end: row.ends_at,
    timezone: row.timezone,
    made,
    state: row.state,
  };
  return { name: nameOf(row), place, text: writeCalendar(event, { name: brand, lang }) };
};
