import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#server/sample/demoMembers.ts';

/** Six digits for places without a check. */
export const anyCode = '012345';

/** The login form in either language, on its page or in the dialog (SES-01…SES-03). */
const formOn = (page: Page) => page.locator('[data-scope="login"]');

/** The first step, by Enter, once the form can be sent: before hydration, Enter would be lost. */
export const submitCredentials = async (page: Page, username: string): Promise<void> => {
  const form = formOn(page);
  await form.locator('input[autocomplete="username"]').fill(username);
  await form.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
  await page.keyboard.press('Enter');
};

/** The field of the second step. */
export const codeFieldOn = (page: Page) => formOn(page).locator('input[autocomplete="one-time-code"]');

/** The second step, by Enter. `code`: six digits. */
export const submitCode = async (page: Page, code: string): Promise<void> => {
  await codeFieldOn(page).fill(code);
  await page.keyboard.press('Enter');
};
