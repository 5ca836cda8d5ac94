import { dateInZone } from '#contract/programme/time/siteDate.ts';
import type { Language } from '#contract/address/language.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { writeCalendar } from './ical.ts';

/** A date of a show, for a person's own calendar. Times in epoch seconds. */
export interface CalendarDate {
  id: string;
  title: string;
  /** '' if unknown. */
  place: string;
  /** Of the show's page: a path of this site, or a whole address. */
  address: string;
  start: number;
  /** Null if unknown. */
  end: number | null;
  timezone: string;
  state: ProgrammationState;
}

/** `2027-07-16 Les Nuits blanches.ics`, dated on the clocks of the place. */
const nameOf = ({ title, start, timezone }: CalendarDate): string => {
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
export const dateFile = (date: CalendarDate, { lang, brand, publicUrl, made }: DateFileFacts): DateFile => {
  const { id, address, place, ...told } = date;
  const event = {
    ...told,
    uid: `${id}@${new URL(publicUrl).hostname}`,
    place,
    url: new URL(address, publicUrl).href,
    made,
  };
  return { name: nameOf(date), place, text: writeCalendar(event, { name: brand, lang }) };
};
