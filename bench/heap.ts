import { benchSettings, goals } from './benchSettings.ts';
import { withBrowser } from './site/browser.ts';
import { atMost, figure, kilobytes, median, type Figure } from './figure.ts';
import { readEvents } from './site/fullCalendarEvents.ts';
import { withFullCalendar } from './site/fullCalendarSite.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { weighInTurn } from './site/visitWeight.ts';
import { monthPage } from './site/programme.ts';

const { few, month } = benchSettings.generated;

/** The memory of the calendar's page, beside FullCalendar with the same dates (CAL-48). Medians. */
export const heap = (): Promise<Figure[]> =>
  withGeneratedSite(few, async ({ url }) => {
    const events = await readEvents(url, month);
    return withFullCalendar(events, (fullCalendar) =>
      withBrowser(async (browser) => {
        const ours = `${url}${monthPage(month)}&english=true`;
        const visits = await weighInTurn(browser, [
          { url: ours, savesData: true },
          { url: ours },
          { url: `${fullCalendar}/?some` },
          { url: `${fullCalendar}/` },
        ]);
        const [alone = 0, ahead = 0, some = 0, all = 0] = visits.map((kept) =>
          median(kept.map((one) => one.heap)),
        );
        return [
          figure(`heap after load, ${events.length} dates`, kilobytes(alone), 'KB'),
          figure('… with the months beside drawn ahead', kilobytes(ahead), 'KB'),
          figure('FullCalendar, all of a day drawn', kilobytes(all), 'KB'),
          figure('… ratio', alone / all, '×', atMost(goals.heapRatio)),
          figure('… ratio with the months beside', ahead / all, '×', atMost(goals.heapRatioAhead)),
          figure('FullCalendar, three of a day drawn', kilobytes(some), 'KB'),
          figure('… ratio', alone / some, '×'),
          figure('… ratio with the months beside', ahead / some, '×'),
        ];
      }),
    );
  });
