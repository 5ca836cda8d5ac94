import { startTransition, useEffect, useState } from 'react';

/** Does something once the next frame is painted. Returns a function that cancels it before that. */
export const afterPaint = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(act));
  return () => cancelAnimationFrame(frame);
};

/**
 * A value as of the last frame: drawing from it begins once that frame is painted. `useDeferredValue` begins at once: on a
 * slow machine it would delay the awaited frame by a slice of that work.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
};
