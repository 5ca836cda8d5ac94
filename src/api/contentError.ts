/**
 * Why there is no answer. `not-found`: 404 or 410. `without-entity`: a page of nothing (LDR-10). `unavailable`: no
 * connection, no answer in time, 408, 429 or 5xx. `malformed`: an answer that breaks the contract. `invalid`: the host
 * refuses the question.
 */
export type ContentErrorCode = 'not-found' | 'without-entity' | 'unavailable' | 'malformed' | 'invalid';

/** The only error that the content client throws, apart from the caller's own abort (LDR-07, LDR-08). */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: ContentErrorCode;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** The host's `Retry-After` in seconds; null without one. */
  readonly retryAfter: number | null;
  /** The answer's name in the server's log; null without one. */
  readonly requestId: string | null;

  constructor(
    code: ContentErrorCode,
    {
      status = null,
      retryAfter = null,
      requestId = null,
      cause,
    }: {
      status?: number | null;
      retryAfter?: number | null;
      requestId?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(`Content: ${code}${status === null ? '' : ` (${status})`}`, { cause });
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}
