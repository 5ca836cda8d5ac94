import { second } from '#contract/settings/time.ts';

/** Every bound of the rendering of pages. */
export const pagesLimits = {
  /**
   * Pages that are rendered at once. Rendering takes the processor, and there is one: of two, one goes on while the other
   * waits for the database.
   */
  rendersAtOnce: 2,
  /** The longest wait for a turn, in milliseconds; after it a reader is sent away. */
  longestWait: 2 * second,
} as const;
