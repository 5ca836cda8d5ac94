import { onTestFinished, vi } from 'vitest';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** The app of one test: it is closed, and time is real again, when the test is over. */
export const startOwnApp = async (...options: Parameters<typeof startTestApp>): Promise<TestApp> => {
  const running = await startTestApp(...options);
  onTestFinished(async () => {
    vi.useRealTimers();
    await running.close();
  });
  return running;
};
