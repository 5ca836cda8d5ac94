import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False in the server's HTML: a form that would leave the page with a password in it must not be sent. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
