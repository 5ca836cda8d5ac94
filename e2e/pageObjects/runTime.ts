import type { Page } from '@playwright/test';
import { callsAnswered } from './callsAnswered.ts';

/** Lets the page's clock run, once no call is under way: it also counts a call's own limit of time. */
export const runTime = async (page: Page, ms: number): Promise<void> => {
  await callsAnswered(page);
  await page.clock.runFor(ms);
};
