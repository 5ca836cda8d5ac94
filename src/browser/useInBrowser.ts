import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration, then true: content that the server cannot know (the viewer's own zone, CAL-35) or
 * offer in HTML waits for it, so that both draw the same at first.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
