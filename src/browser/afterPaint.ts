import { startTransition, useEffect, useState } from 'react';

/** Does something once the next frame is painted. Gives what calls it off before that frame. */
export const afterPaint = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(act));
  return () => cancelAnimationFrame(frame);
};

/**
 * A value as of the last frame: what is drawn from it is begun once that frame is painted. `useDeferredValue` begins at once:
 * on a slow machine the frame that somebody waits for would come a slice of that work later.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
};
