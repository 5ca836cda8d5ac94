import { useCallback, useRef } from 'react';

/** Who asks for more by keyboard goes on at the first that comes, and not behind all of them: it takes the focus. */
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
