import { useSyncExternalStore } from 'react';
import { pageSizes } from '#contract/settings/pageSizes.ts';

const narrow = `(width < ${pageSizes.narrowWindow}px)`;
const subscribe = (tell: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** VID-11: the videos of a page in a window. */
export const sizeInWindow = (): number =>
  matchMedia(narrow).matches ? pageSizes.videosNarrow : sizeOnServer();
/** The server knows no window. */
export const sizeOnServer = (): number => pageSizes.videos;

export const usePageSize = (): number => useSyncExternalStore(subscribe, sizeInWindow, sizeOnServer);
