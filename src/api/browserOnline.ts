/** What a browser knows of the network; a server, whose `navigator` knows of no such thing, has one. */
export const isBrowserOnline = (): boolean =>
  typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
