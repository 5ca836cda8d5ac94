import { second } from '#contract/settings/time.ts';

/** Every bound of the rendering of pages. */
export const pagesLimits = {
  /**
   * Simultaneous renderings. Rendering takes the processor, and there is one: of two, one goes on while the other waits for
   * the database.
   */
  rendersAtOnce: 2,
  /** The longest wait for a turn, in milliseconds; after it the request is refused. */
  longestWait: 2 * second,
} as const;
