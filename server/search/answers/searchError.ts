/** A request that is answered as the hosted service answers wrong ones: `{message, status}`. */
export class SearchError extends Error {
  override name = 'SearchError';
  readonly status: 400 | 404 | 405 | 413 | 429 | 503;
  /** Seconds after which to ask again; null where that changes nothing. */
  readonly retryAfter: number | null;
  constructor(status: SearchError['status'], message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
