import { loginSettings } from '#contract/settings/login.ts';
import { longestRetryAfter } from '#contract/settings/retry.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import { day } from '#contract/settings/time.ts';

/**
 * Every delay and limit of the charts, in one place; those that others hold too come from `contract/settings`. Delays are in milliseconds, lengths in CSS pixels.
 */
export const settings = Object.freeze({
  /** BUY-04, BUY-05: how long the popup says where it leads before it goes there. */
  buyPopup: Object.freeze({ redirectDelay: 2_000 }),
  carousel: Object.freeze({
    /** CAL-53: how long a slide is seen where nobody tells. */
    slideDelay: 3_000,
    /** HOM-05: of the hero, and how long it takes to go from slide to slide. */
    hero: Object.freeze({ slideDelay: 5_000, speed: 750 }),
  }),
  /** LAY-25: how long the banner takes to fade. */
  cookieBanner: Object.freeze({ fadeOut: 1_000 }),
  liveShows: Object.freeze({
    /** LAY-09: from 2021-06-25 until before 2021-07-15, in UTC, there is no live widget. Milliseconds since the epoch. */
    period: Object.freeze({ from: 1_624_579_200_000, until: 1_626_307_200_000 }),
    /** What is on is asked for again so often, whether or not anything is known to change: programmes grow. */
    refresh: 300_000,
  }),
  /** LAY-03: how long a sub-menu waits for a pointer that slipped off it. */
  menu: Object.freeze({ leave: 200 }),
  /** ANA-03: how long a browser that may tell the position has for it, and how old what it tells may be. */
  nearMe: Object.freeze({ timeLimit: 10_000, oldest: 300_000 }),
  /** Content up to this height (LAY-27), an artist's (ARD-03), or of so many characters on a show's page (SHW-05), inclusive, is shown whole. */
  readMore: Object.freeze({ limit: 150, ofArtist: 280, characters: 600 }),
  reservation: Object.freeze({
    /** RES-16: a longer wait is cut into pieces, since a browser's timers are not good for weeks. */
    longestTimer: day,
    /** How often a request is sent in all while it stays without an answer, with the same key. */
    tries: 2,
    /** RES-19: a server that asks to be left alone for longer is not waited for: that is an error. */
    longestRetryAfter: 10_000,
    /** The pauses before the page asks by itself what came of it. */
    reconcilePauses: Object.freeze([2_000, 4_000, 8_000] as const),
  }),
  login: Object.freeze({
    /** SES-03: how long the mailed code is good. */
    codeLifetime: loginSettings.codeLifetime,
    /** How long another code is not sent. */
    resendPause: 30_000,
    /** SES-03: wrong codes after which an attempt is dead. */
    tries: loginSettings.tries,
  }),
  /** LAY-06: how long the bar has been there when its input takes the focus. */
  searchBar: Object.freeze({ focus: 100 }),
  session: Object.freeze({
    /** SES-09 */
    refreshInterval: 120_000,
    /** So that the tabs of one session don't all ask at once: the one that refreshed last stays first. */
    siblingHeadStart: 5_000,
    /** A token that is good for less is traded when the page is seen again. */
    freshEnough: 150_000,
    /** SES-11: the pauses after failed refreshes; the last one stays. */
    backoff: Object.freeze([2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const),
    /** SES-12: without any activity the member is logged out, and is asked so long before. */
    idleLimit: sessionLimits.idleLimit,
    lastCall: sessionLimits.lastCall,
    /** SES-32: how long what the member was doing waits for a login. */
    intentLifetime: 600_000,
  }),
  videoPlayer: Object.freeze({
    /** How long a film may be on its way before it is told that it does not come. */
    patience: 20_000,
    /** VID-22: who has not come further down than this is near the top, and what stays of the window above the film's end. */
    nearTop: 100,
    kept: 100,
  }),
  /** SHW-13: how many tickets are seen at first, and how many each press adds. */
  ticketList: Object.freeze({ first: 5, more: 5 }),
  /** LDR-08: the pause before each automatic attempt, that before each look for a lost network, and the longest `Retry-After` that is obeyed. */
  unavailable: Object.freeze({
    probe: 3_000,
    backoff: Object.freeze([2_000, 5_000, 10_000, 20_000, 30_000] as const),
    longestRetryAfter,
  }),
});
