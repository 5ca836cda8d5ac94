import * as v from 'valibot';
import { listEnvelope } from '#contract/wire/list.ts';
import { download } from './download.ts';
import type { FullCalendarEvent } from './fullCalendarSite.ts';
import { datesJson } from './programme.ts';

const item = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  venue: v.string(),
  city: v.string(),
  date: v.object({ start: v.string() }),
});

/** The dates of a month of the site at `url`, English ones too, for FullCalendar. */
export const readEvents = async (url: string, month: string): Promise<FullCalendarEvent[]> => {
  const { body } = await download(url + datesJson(month));
  const { data } = v.parse(listEnvelope, JSON.parse(body.toString()));
  return v.parse(v.array(item), data).map(({ id, title, url: address, venue, city, date: { start } }) => ({
    id,
    title,
    start,
    url: address,
    extendedProps: { venue, city },
  }));
};
