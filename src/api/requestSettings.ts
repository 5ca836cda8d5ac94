import { second } from '#contract/settings/time.ts';

/** Limits of requests to the content host. Times in milliseconds. */
export const contentSettings = {
  timeout: 10 * second,
  /** The longest pause before each further try; the pause is a random part of it (full jitter). */
  retryPauses: [0.3 * second, 0.9 * second, 2.7 * second],
  /**
   * A host that asks for a longer wait gets no silent one: the answer is an error with the time, and the screen waits visibly
   * (LDR-08).
   */
  silentWait: 3 * second,
  /** The most pages of one list; a host that announces more counts as broken. */
  maxPages: 100,
  /** Answers that the server keeps; one more clears them all (API-05). */
  cachedAnswers: 30,
  /** HTML in the attributes of a page, cleaned at the edge (HOM-08). */
  htmlAttributes: ['body', 'description', 'html_top', 'html_bottom', 'htmlText', 'html'],
  /** The default order of lists of shows (HOM-13). */
  defaultSort: 'default',
  /** Next shows on the home page, and the number to request, since some may belong to excluded festivals. */
  nextShows: 8,
  nextShowsAsked: 24,
  /** Cards of the home page (HOM-01). */
  showsOfTonight: 3,
  showsOfWeekend: 8,
} as const;

/**
 * How long a page that the server makes waits for somebody else's host, all questions together, in milliseconds: for what it
 * is about, and for what it can do without.
 */
export const pagePatience = { page: 3.5 * second, aside: 2.25 * second } as const;

/** How long an answer stays fresh, in milliseconds. */
export const staleTimes = {
  page: 60 * second,
  menus: 300 * second,
  programme: 60 * second,
  member: 10 * second,
} as const;

/** STF-10: how often a page asks for credits that somebody waits for: for half an hour, then only when it is seen again. */
export const awaitedCredits = { every: 20 * second, times: 90 } as const;

/** Limits of requests to the member host. Times in milliseconds. */
export const memberSettings = {
  timeout: 10 * second,
  /** The time limit of a second call that checks the result of the first: both together are bearable. */
  checkTimeout: 4 * second,
  /** The longest wait of a logout for the server: the tab is signed out already. */
  signOutTimeout: 3 * second,
  /** SES-02: the client's id, opaque to the server. */
  key: 'chapiteau-web',
  csrfCookie: 'XSRF-TOKEN',
  csrfHeader: 'X-XSRF-TOKEN',
} as const;
