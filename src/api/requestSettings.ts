import { second } from '#contract/settings/time.ts';

/** How the content host is asked. Times in milliseconds. */
export const contentSettings = {
  timeout: 10 * second,
  /** Longest pause before each further try; the pause is any part of it (full jitter). */
  retryPauses: [0.3 * second, 0.9 * second, 2.7 * second],
  /**
   * A host that asks for more than this is not waited for behind a spinner: the answer is an error that says how long,
   * and the screen waits visibly (LDR-08).
   */
  silentWait: 3 * second,
  /** Pages of one list that are followed at most; a host that announces more is taken for broken. */
  maxPages: 100,
  /** Answers that the server keeps; one more clears them all (API-05). */
  cachedAnswers: 30,
  /** Items of an attribute of a page that are HTML, cleaned at the edge (HOM-08). */
  htmlAttributes: ['body', 'description', 'html_top', 'html_bottom', 'htmlText', 'html'],
  /** The order of lists of shows unless told otherwise (HOM-13). */
  defaultSort: 'default',
  /** Next shows on the home page, and how many are asked for, since some may belong to excluded festivals. */
  nextShows: 8,
  nextShowsAsked: 24,
  /** Cards of the home page (HOM-01). */
  showsOfTonight: 3,
  showsOfWeekend: 8,
} as const;

/** Milliseconds during which an answer is not asked for again. */
export const staleTimes = {
  page: 60 * second,
  menus: 300 * second,
  programme: 60 * second,
  member: 10 * second,
} as const;

/** How the member host is asked. Times in milliseconds. */
export const memberSettings = {
  timeout: 10 * second,
  /** What a second call waits that asks what became of the first: both together are short enough to be borne. */
  checkTimeout: 4 * second,
  /** What logging out waits for the server at most: the tab is signed out already. */
  signOutTimeout: 3 * second,
  /** SES-02: the client's id, not judged by the server. */
  key: 'chapiteau-web',
  csrfCookie: 'XSRF-TOKEN',
  csrfHeader: 'X-XSRF-TOKEN',
} as const;
