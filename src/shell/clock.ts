import type { SiteClock } from '#contract/programme/time/clock.ts';

/** The browser's clock: the device's, shifted like the server's (the setting NOW). */
export const createClock = (ahead: number): SiteClock => ({ now: () => Date.now() + ahead });
