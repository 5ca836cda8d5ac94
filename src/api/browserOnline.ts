/** Whether a browser believes to be online; a server, whose `navigator` does not know, is. */
export const isBrowserOnline = (): boolean =>
  typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
