/** The visitor wants less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Tells what the visitor prefers, at once and at each change.
 * @returns how to stop
 */
export const heedReducedMotion = (tell: (isReduced: boolean) => void): (() => void) => {
  const preference = matchMedia(reducedMotion);
  const tellNow = () => tell(preference.matches);
  tellNow();
  preference.addEventListener('change', tellNow);
  return () => preference.removeEventListener('change', tellNow);
};
