const second = 1_000;
const minute = 60 * second;

/** How long the browser's tests wait at most, in ms: ceilings for a busy machine, not waits. */
export const ceilings = {
  test: minute,
  /** An expectation, or something that is done in the page. */
  step: 15 * second,
  /** A run of `npm run qa` within a test: the site and a browser are started once more. */
  qaRun: 3 * minute,
  /** A thousand navigations, and what each leaves. */
  soak: 20 * minute,
  /** One look of several, the next of which may see more. */
  glance: 0.5 * second,
} as const;
