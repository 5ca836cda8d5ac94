import type { Page } from '@playwright/test';
import { callsAnswered } from './callsAnswered.ts';

/** Lets the page's clock run, once no call is under way: a call's own limit of time is by this clock too. */
export const runTime = async (page: Page, ms: number): Promise<void> => {
  await callsAnswered(page);
  await page.clock.runFor(ms);
};
