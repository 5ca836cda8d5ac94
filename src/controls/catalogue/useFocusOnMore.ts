import { useCallback, useRef } from 'react';

/** A keyboard user who asks for more continues at the first new entry: it takes the focus. */
export const useFocusOnMore = () => {
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    isAsked.current = true;
  }, []);
  const takeFocus = useCallback((first: HTMLAnchorElement | null) => {
    if (first === null || !isAsked.current) return;
    isAsked.current = false;
    first.focus({ preventScroll: true });
  }, []);
  return { ask, takeFocus };
};
