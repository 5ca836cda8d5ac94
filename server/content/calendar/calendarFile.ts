import * as v from 'valibot';
import { Refusal } from '#server/refusal.ts';
import { findTicket } from '#server/store/shows/tickets.ts';
import { attachment } from './attachment.ts';
import { calendarType, dateFile } from './dateFile.ts';
import { ofContent } from '../params.ts';
import { defineResource } from '../resource.ts';

/** One date of a show for a visitor's own calendar. */
export const calendarFile = defineResource({
  path: '/{lang}/content/{siteId}/programmations/{id}.ics',
  summary: 'One programmation as an iCalendar file.',
  request: { params: ofContent },
  answer: v.string(),
  contentType: calendarType,
  handle: async ({ store: { db }, clock, publicUrl, festival }, { params: { lang, id } }) => {
    const row = await findTicket(db, lang, id);
    if (row === undefined) throw new Refusal('not-found', 'There is no such programmation');
    const { [lang]: brand } = (await festival.current()).name;
    const { name, text } = await dateFile(db, row, { lang, brand, publicUrl, made: clock.now() });
    return { written: text, headers: { 'content-disposition': attachment(name) } };
  },
});
