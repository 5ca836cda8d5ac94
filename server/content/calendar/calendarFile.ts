import * as v from 'valibot';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { site } from '#server/site.ts';
import { Refusal } from '#server/refusal.ts';
import { findTicket, type TicketRow } from '#server/store/shows/tickets.ts';
import { showAddress } from '#server/programme/addresses.ts';
import { attachment } from './attachment.ts';
import { categoryTitles } from '../shows/calendarItem.ts';
import { writeCalendar } from './ical.ts';
import { ofContent } from '../params.ts';
import { defineResource } from '../resource.ts';

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

/** One date of a show for a visitor's own calendar. */
export const calendarFile = defineResource({
  path: '/{lang}/content/{siteId}/programmations/{id}.ics',
  summary: 'One programmation as an iCalendar file.',
  request: { params: ofContent },
  answer: v.string(),
  contentType: 'text/calendar; charset=utf-8',
  handle: async ({ store: { db }, clock, publicUrl }, { params: { lang, id } }) => {
    const row = await findTicket(db, lang, id);
    if (row === undefined) throw new Refusal('not-found', 'There is no such programmation');
    const categories = await categoryTitles(db, lang, [row.show_id]);
    const text = writeCalendar(
      {
        uid: `${row.id}@${new URL(publicUrl).hostname}`,
        title: row.title,
        place: placeOf(row, categories.titles(row.show_id)),
        url: publicUrl + encodeURI(showAddress({ lang, slug: row.slug })),
        start: row.starts_at,
        end: row.ends_at,
        timezone: row.timezone,
        made: clock.now(),
        state: row.state,
      },
      { name: site.brand, lang },
    );
    return { written: text, headers: { 'content-disposition': attachment(nameOf(row)) } };
  },
});
