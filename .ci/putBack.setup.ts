import { afterAll, vi } from 'vitest';

/**
 * Restores the state of a shared process. Vitest restores spies between files; times, globals and variables are restored
 * here.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
