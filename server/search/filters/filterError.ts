/** An invalid filter; the message is for developers and names the place. */
export class FilterError extends Error {
  override name = 'FilterError';
}
