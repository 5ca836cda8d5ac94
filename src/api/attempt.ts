import { ContentError } from './contentError.ts';

/** The result of another try; `retryAfter` in seconds. */
export interface Attempt {
  outcome: 'recovered' | 'unavailable' | 'unreached';
  retryAfter: number | null;
}

/** The host's `Retry-After` in seconds, if any. */
export const retryAfterOf = (error: unknown): number | null =>
  error instanceof ContentError ? error.retryAfter : null;

/** The failed answer's name in the server's log, if any (OPS-34). */
export const referenceOf = (error: unknown): string | null =>
  error instanceof ContentError ? error.requestId : null;

/** Whether there was no answer at all, as without a network. A slow host is different. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ContentError &&
  error.code === 'unavailable' &&
  error.status === null &&
  !(error.cause instanceof DOMException && error.cause.name === 'TimeoutError');
