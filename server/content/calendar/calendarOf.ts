import type { Clock } from '#server/clock.ts';
import type { Settings } from '#server/environment.ts';
import type { ContentHost } from '#server/host/contentHost.ts';
import type { Log } from '#server/log.ts';
import { site } from '#server/site.ts';
import type { Store } from '#server/store/store.ts';
import type { CalendarSource } from '../calendarSource.ts';
import { embeddedCalendar } from './embeddedCalendar.ts';
import { foreignCalendar } from './foreignCalendar.ts';
import { contentLimits } from '../limits.ts';

interface CalendarSurroundings {
  settings: Pick<Settings, 'siteId' | 'monthLimit'>;
  /** Null: the programme is ours. */
  host: ContentHost | null;
  store: Store;
  clock: Clock;
  log: Log;
}

/** The calendar of the content's owner: the embedded programme, or the configured host. */
export const calendarOf = ({
  settings: { siteId, monthLimit },
  host,
  store,
  clock,
  log,
}: CalendarSurroundings): CalendarSource => {
  const { excludedFestivals } = site;
  if (host === null) return embeddedCalendar({ store, siteId, excludedFestivals });
  return foreignCalendar({
    host,
    siteId,
    monthLimit,
    keptDates: contentLimits.host.keptDates,
    excludedFestivals,
    clock,
    log,
  });
};
