import { minutesUntil, shownHour } from '#contract/programme/time/wholeDays.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { Language } from '#contract/address/language.ts';
import type { Format } from '#src/i18n/format.ts';

/** A show of a member's list, in the language of the page. */
export interface MemberShow {
  title: string;
  url: string;
  image: string | null;
  /** ISO 8601. */
  start: string;
  /** 'Friday, July 16, 2027' and '7:30 pm', on the clock of the place; '' for a whole day. */
  date: string;
  time: string;
  /** '16', 'July', '1er', 'juillet': a control's name for the date, together with the time. */
  day: string;
  month: string;
  place: string;
}

/** Null if the list has no readable show. */
export const memberShow = (show: BookingItem['show'], lang: Language, format: Format): MemberShow | null => {
  const at = show ? format.local(show.start, show.timezone) : null;
  if (!show || !at) return null;
  return {
    title: show.title[lang],
    url: show.url[lang],
    image: show.image_url,
    start: show.start,
    date: format.longDate(at.date),
    time: format.time(shownHour(at.time, minutesUntil(show.start, show.end ?? null))),
    day: format.dayOfMonth(at.date),
    month: format.monthName(at.date),
    place: [show.venue, show.city].filter(Boolean).join(' · '),
  };
};
