import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';

/** Time, installed before, stands still from a moment on, which may be past when the browser hears of it. */
export const stopTime = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))).toPass();
