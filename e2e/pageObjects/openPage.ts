import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';

/** Opens an address and waits until hydration: before, a click on a link would load a document. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
};
