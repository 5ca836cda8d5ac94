import type { PageClock } from '#contract/programme/time/clock.ts';

interface BrowserClock extends PageClock {
  start: () => void;
}

/**
 * The browser's clock: the device's, shifted like the server's (the setting NOW). It stands at the moment of the server's page
 * until it starts: the browser loads and hydrates the same page, even if a show or a day has begun since.
 */
export const createClock = ({ ahead, drawnAt }: { ahead: number; drawnAt: number }): BrowserClock => {
  let stands = true;
  return {
    now: () => (stands ? drawnAt : Date.now() + ahead),
    drawnAt,
    start: () => {
      stands = false;
    },
  };
};
