import type { Page } from '@playwright/test';
import { callsAnswered } from './callsAnswered.ts';

/** Moves the page's clock on, once no call is under way: the jump is longer than any call may take. */
export const skipTime = async (page: Page, ms: number): Promise<void> => {
  await callsAnswered(page);
  await page.clock.fastForward(ms);
};
