import { expect, onTestFinished, test, vi } from 'vitest';
import { createClock } from './clock.ts';

test('RTE-02: until the page lives it is the moment of the server’s page, then the device’s, as far ahead as the server’s', () => {
  vi.useFakeTimers({ now: 5_000 });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createClock({ ahead: 100, drawnAt: 4_000 });
  const before = clock.now();
  clock.start();
  expect([before, clock.now(), clock.drawnAt]).toEqual([4_000, 5_100, 4_000]);
});
