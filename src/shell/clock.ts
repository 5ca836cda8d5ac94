import type { SiteClock } from '#contract/programme/time/clock.ts';

/** The browser's clock: the device's, moved as the server's is (the setting NOW). */
export const createClock = (ahead: number): SiteClock => ({ now: () => Date.now() + ahead });
