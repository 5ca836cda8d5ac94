import { useSyncExternalStore } from 'react';

const narrow = '(width < 575px)';
const subscribe = (tell: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** VID-11: whether the window is narrow; it is not for the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
