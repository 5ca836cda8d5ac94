/** A file that cannot be imported; the message is for the importing person. */
export class ImportError extends Error {
  override name = 'ImportError';
}
