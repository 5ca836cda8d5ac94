import { useCallback, useSyncExternalStore } from 'react';
import type { PageClock } from '#contract/programme/time/clock.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { minute } from '#contract/settings/time.ts';

const eachMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute / 2);
  return () => clearInterval(timer);
};
const unknown = () => null;

const minuteOf = (instant: number) => Math.floor(instant / minute) * minute;
const useReader = (now: () => number) => useCallback(() => minuteOf(now()), [now]);

/** The present minute, in milliseconds since the epoch; the page's own during hydration. Shows begin on the minute. */
export const useNow = ({ now, drawnAt }: PageClock): number =>
  useSyncExternalStore(eachMinute, useReader(now), () => minuteOf(drawnAt));

/** The site's date at that minute: its midnight in UTC, in milliseconds since the epoch. */
export const useToday = (clock: PageClock, timezone: string): number =>
  Date.parse(dateInZone(useNow(clock), timezone));

/** The present minute; null on the server and during hydration, for content that only the browser draws. */
export const useMinute = (now: () => number): number | null =>
  useSyncExternalStore(eachMinute, useReader(now), unknown);
