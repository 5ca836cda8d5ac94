/** A request that is answered as the hosted service answers wrong ones: `{message, status}`. */
export class SearchError extends Error {
  override name = 'SearchError';
  readonly status: 400 | 404 | 405 | 413 | 503;
  constructor(status: SearchError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
