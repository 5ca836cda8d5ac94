const second = 1_000;
const minute = 60 * second;

/** The longest waits of the browser's tests, in ms: ceilings for a busy machine, not waits. */
export const ceilings = {
  /** A test, or the start of a site for many. */
  test: 3 * minute,
  /** An expectation, or an act in the page. */
  step: 15 * second,
  /** A run of `npm run qa` within a test: it starts the site and a browser once more. */
  qaRun: 10 * minute,
  /** A thousand navigations, and their leaks. */
  soak: 20 * minute,
  /** One look of several; the next may see more. */
  glance: 0.5 * second,
} as const;
