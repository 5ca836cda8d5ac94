import type { MouseEvent } from 'react';

/** Whether a click should follow a link here; all others (a new tab, a download) are the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
