import * as v from 'valibot';
import { listEnvelope } from '#contract/wire/list.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withBrowser } from './site/browser.ts';
import { download } from './site/download.ts';
import { atMost, figure, kilobytes, median, type Figure } from './figure.ts';
import { withFullCalendar, type FullCalendarEvent } from './site/fullCalendarSite.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { weighInTurn } from './site/visitWeight.ts';
import { datesJson, monthPage } from './site/programme.ts';

const { few, month } = benchSettings.generated;

const item = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  venue: v.string(),
  city: v.string(),
  date: v.object({ start: v.string() }),
});

/** The month's dates, English ones too, for FullCalendar. */
const readEvents = async (url: string): Promise<FullCalendarEvent[]> => {
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

/** The memory of the calendar's page, beside FullCalendar with the same dates (CAL-48). Medians. */
export const heap = (): Promise<Figure[]> =>
  withGeneratedSite(few, async ({ url }) => {
    const events = await readEvents(url);
    return withFullCalendar(events, (fullCalendar) =>
      withBrowser(async (browser) => {
        const ours = `${url}${monthPage(month)}&english=true`;
        const visits = await weighInTurn(browser, [ours, `${fullCalendar}/?some`, `${fullCalendar}/`]);
        const [own = 0, some = 0, all = 0] = visits.map((kept) => median(kept.map((one) => one.heap)));
        return [
          figure(`heap after load, ${events.length} dates`, kilobytes(own), 'KB'),
          figure('… FullCalendar, three of a day drawn', kilobytes(some), 'KB'),
          figure('… ratio', own / some, '×', atMost(goals.heapRatio)),
          figure('… FullCalendar, all of a day drawn', kilobytes(all), 'KB'),
          figure('… ratio', own / all, '×'),
        ];
      }),
    );
  });
