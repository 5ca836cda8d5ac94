/** The visitor wants nothing to move by itself. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
