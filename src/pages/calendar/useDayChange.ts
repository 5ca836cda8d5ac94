import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PageClock } from '#contract/programme/time/clock.ts';
import { useToday } from '#src/browser/browserClock.ts';

/**
 * Loads the calendar anew on another day: in a tab that stays open, or of a page that was on its way at midnight. If the host
 * fails, the old day stays.
 * @param today the loaded day, `YYYY-MM-DD`
 */
export const useDayChange = (today: string, { clock, timezone }: { clock: PageClock; timezone: string }) => {
  const router = useRouter();
  const present = useToday(clock, timezone);
  useEffect(() => {
    if (present !== Date.parse(today)) void router.invalidate();
  }, [router, present, today]);
};
