import { loginSettings } from '#contract/settings/login.ts';
import { longestRetryAfter } from '#contract/settings/retry.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import { day } from '#contract/settings/time.ts';

/**
 * Every delay and limit of the charts, in one place; shared ones come from `contract/settings`. Delays are in milliseconds,
 * lengths in CSS pixels.
 */
export const settings = Object.freeze({
  /** BUY-04, BUY-05: how long the popup names its destination before it goes there. */
  buyPopup: Object.freeze({ redirectDelay: 2_000 }),
  carousel: Object.freeze({
    /** CAL-53: how long a slide shows by default. */
    slideDelay: 3_000,
    /** HOM-05: of the hero, and the time from slide to slide. */
    hero: Object.freeze({ slideDelay: 5_000, speed: 750 }),
  }),
  /** LAY-25: the banner's fade. */
  cookieBanner: Object.freeze({ fadeOut: 1_000 }),
  liveShows: Object.freeze({
    /** LAY-09: from 2021-06-25 until before 2021-07-15, in UTC, there is no live widget. Milliseconds since the epoch. */
    period: Object.freeze({ from: 1_624_579_200_000, until: 1_626_307_200_000 }),
    /** The interval of questions about the present shows, even without a known change: programmes grow. */
    refresh: 300_000,
  }),
  /** LAY-03: how long a sub-menu waits for a pointer that slipped off it. */
  menu: Object.freeze({ leave: 200 }),
  /** ANA-03: the browser's time for a position, and the greatest age of a known one. */
  nearMe: Object.freeze({ timeLimit: 10_000, oldest: 300_000 }),
  /**
   * The greatest size shown whole: height (LAY-27), an artist's (ARD-03), or characters on a show's page (SHW-05), inclusive.
   */
  readMore: Object.freeze({ limit: 150, ofArtist: 280, characters: 600 }),
  reservation: Object.freeze({
    /** RES-16: a longer wait is cut into pieces, since a browser's timers are unreliable over weeks. */
    longestTimer: day,
    /** Requests in all without an answer, with the same key. */
    tries: 2,
    /** RES-19: a server that asks for a longer wait gets no other request: it is an error. */
    longestRetryAfter: 10_000,
    /** The pauses before the page checks the outcome by itself. */
    reconcilePauses: Object.freeze([2_000, 4_000, 8_000] as const),
  }),
  login: Object.freeze({
    /** SES-03: the mailed code's lifetime. */
    codeLifetime: loginSettings.codeLifetime,
    /** The pause before another code. */
    resendPause: 30_000,
    /** SES-03: wrong codes that end an attempt. */
    tries: loginSettings.tries,
  }),
  /** LAY-06: the delay before the bar's input takes the focus. */
  searchBar: Object.freeze({ focus: 100 }),
  session: Object.freeze({
    /** SES-09 */
    refreshInterval: 120_000,
    /** Keeps the tabs of one session from asking all at once: the last one to refresh stays first. */
    siblingHeadStart: 5_000,
    /** A page that is seen again refreshes a token with a shorter lifetime. */
    freshEnough: 150_000,
    /** SES-11: the pauses after failed refreshes; the last one repeats. */
    backoff: Object.freeze([2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const),
    /** SES-12: without any activity the page asks so long before, then logs the member out. */
    idleLimit: sessionLimits.idleLimit,
    lastCall: sessionLimits.lastCall,
    /** SES-32: how long an interrupted act waits for a login. */
    intentLifetime: 600_000,
  }),
  videoPlayer: Object.freeze({
    /** The longest wait for a film before it counts as missing. */
    patience: 20_000,
    /** VID-22: scrolled less than this is near the top, and the part of the window left above the film's end. */
    nearTop: 100,
    kept: 100,
  }),
  /** SHW-13: the tickets shown at first, and those that each press adds. */
  ticketList: Object.freeze({ first: 5, more: 5 }),
  /**
   * LDR-08: the pause before each automatic attempt and before each look for a lost network, and the longest `Retry-After` to
   * obey.
   */
  unavailable: Object.freeze({
    probe: 3_000,
    backoff: Object.freeze([2_000, 5_000, 10_000, 20_000, 30_000] as const),
    longestRetryAfter,
  }),
});
