import { vi } from 'vitest';

/** For tests: a window of that many pixels, in the words of our own queries; any other query matches nothing. */
export const windowOfWidth = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, limit] = /^\(width < (\d+)px\)$/.exec(query) ?? [];
    return { matches: width < Number(limit), addEventListener: () => {}, removeEventListener: () => {} };
  });
};
