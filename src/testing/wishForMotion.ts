import { vi } from 'vitest';

/**
 * For tests: the visitor's wish for less motion, as the browser tells it until the test's window closes.
 * @returns how the visitor changes it, and how many listen
 */
export const wishForMotion = (isReduced: boolean) => {
  const listeners = new Set<() => void>();
  const preference = {
    matches: isReduced,
    addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)' ? preference : { matches: false },
  );
  return {
    change: (isLess: boolean) => {
      preference.matches = isLess;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
};
