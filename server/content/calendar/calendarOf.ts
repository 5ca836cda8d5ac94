import type { Clock } from '#server/clock.ts';
import type { Settings } from '#server/environment.ts';
import type { Log } from '#server/log.ts';
import { site } from '#server/site.ts';
import type { Store } from '#server/store/store.ts';
import type { CalendarSource } from '../calendarSource.ts';
import { embeddedCalendar } from './embeddedCalendar.ts';
import { foreignCalendar } from './foreignCalendar.ts';
import { contentLimits } from '../limits.ts';

interface CalendarSurroundings {
  settings: Pick<Settings, 'contentApiUrl' | 'siteId' | 'monthLimit'>;
  store: Store;
  clock: Clock;
  log: Log;
}

/** The calendar of the content's owner: the embedded programme, or the configured host. */
export const calendarOf = ({
  settings: { contentApiUrl, siteId, monthLimit },
  store,
  clock,
  log,
}: CalendarSurroundings): CalendarSource => {
  const { excludedFestivals } = site;
  if (contentApiUrl === null) return embeddedCalendar({ store, siteId, excludedFestivals });
  const ask = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);
  return foreignCalendar({
    url: contentApiUrl,
    siteId,
    monthLimit,
    keptDates: contentLimits.host.keptDates,
    excludedFestivals,
    fetch: ask,
    clock,
    log,
  });
};
