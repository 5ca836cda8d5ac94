import * as v from 'valibot';
import { expiryOf } from '#server/prepared/expiry.ts';
import { Refusal } from '#server/refusal.ts';
import { attachment } from './attachment.ts';
import { calendarType, dateFile } from './dateFile.ts';
import { ofDate } from '../params.ts';
import { defineResource } from '../resource.ts';

/** One date of a show for a visitor's own calendar. */
export const calendarFile = defineResource({
  path: '/{lang}/content/{siteId}/programmations/{id}.ics',
  summary: 'One programmation as an iCalendar file.',
  request: { params: ofDate },
  answer: v.string(),
  contentType: calendarType,
  handle: async ({ dates, clock, publicUrl, festival }, { params: { lang, id } }) => {
    const date = await dates.find(lang, id);
    if (date === null) throw new Refusal('not-found', 'There is no such programmation');
    const { [lang]: brand } = (await festival.current()).name;
    const { name, text } = dateFile(date, { lang, brand, publicUrl, made: clock.now() });
    return {
      written: text,
      headers: { 'content-disposition': attachment(name) },
      expiresAt: expiryOf(clock, dates.lifetime),
    };
  },
});
