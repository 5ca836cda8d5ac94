/** A request that gets the hosted service's form of an error: `{message, status}`. */
export class SearchError extends Error {
  override name = 'SearchError';
  readonly status: 400 | 404 | 405 | 413 | 429 | 503;
  /** Seconds before another try; null if that would not help. */
  readonly retryAfter: number | null;
  constructor(status: SearchError['status'], message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
