import { ContentError } from './contentError.ts';

/** What came of asking again; `retryAfter` in seconds. */
export interface Attempt {
  outcome: 'recovered' | 'unavailable' | 'unreached';
  retryAfter: number | null;
}

/** Seconds that the host asked to be left alone, if it said so. */
export const retryAfterOf = (error: unknown): number | null =>
  error instanceof ContentError ? error.retryAfter : null;

/** Whether nobody answered at all, as without a network. A host that keeps one waiting is another thing. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ContentError &&
  error.code === 'unavailable' &&
  error.status === null &&
  !(error.cause instanceof DOMException && error.cause.name === 'TimeoutError');
