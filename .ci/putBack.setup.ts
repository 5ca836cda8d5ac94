import * as timers from 'node:timers';
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

// A spy on a fake timer: between files Vitest puts the fake back.
const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = timers;
Object.assign(globalThis, {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
});
