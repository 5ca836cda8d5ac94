import { afterAll, vi } from 'vitest';

/** Files that share a process find it as it was. Vitest restores spies between files; times, globals and variables are restored here. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
