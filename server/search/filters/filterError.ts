/** A filter that cannot be read; the message is for developers and names the place. */
export class FilterError extends Error {
  override name = 'FilterError';
}
