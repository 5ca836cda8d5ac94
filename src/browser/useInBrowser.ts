import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the browser takes over its HTML, then true: what the server cannot know (the viewer's
 * own zone, CAL-35) or its HTML cannot do is drawn from then on, so that both draw the same at first.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
