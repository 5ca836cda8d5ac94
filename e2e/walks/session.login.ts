import type { Page } from '@playwright/test';
import { demo, type DemoMember, latestCode, password } from '../member.ts';
import type { RunningSite } from '../site.ts';

/** The first step, wherever the form is. */
export const submitCredentials = async (page: Page, member: DemoMember): Promise<void> => {
  await page.locator('input[autocomplete="username"]').fill(demo[member].username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete="one-time-code"]').waitFor();
};

/** The second step, with the code from the mail. */
export const submitCode = async (page: Page, running: RunningSite, member: DemoMember): Promise<void> => {
  await page
    .locator('input[autocomplete="one-time-code"]')
    .fill(await latestCode(running, demo[member].username));
  await page.keyboard.press('Enter');
};
