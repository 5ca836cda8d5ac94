import { presentIn, type Present } from '#contract/programme/time/present.ts';
import { useInBrowser } from './useInBrowser.ts';

/** A start by the clock of its show. */
interface OwnTime {
  /** ISO 8601 */
  instant: string;
  /** `YYYY-MM-DD` and `HH:mm` */
  date: string;
  time: string;
}

/** When the viewer's own clock tells a start, and the clock's zone. */
export type ViewerTime = Pick<Present, 'date' | 'time' | 'timezone' | 'offset'>;

/**
 * A start on the viewer's own clock (CAL-34, TKT-07): null before the browser knows it, where the show's own clock tells the
 * same, and of no start.
 */
export const useViewerTime = (own: OwnTime | null): ViewerTime | null => {
  const isInBrowser = useInBrowser();
  if (own === null || !isInBrowser) return null;
  const viewer = presentIn(Date.parse(own.instant), Temporal.Now.timeZoneId());
  return viewer.date === own.date && viewer.time === own.time ? null : viewer;
};
