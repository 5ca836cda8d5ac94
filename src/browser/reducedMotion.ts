/** The visitor wants less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
