import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any page has on the way. */
const farEnough = 120;

/** Presses Tab until the control has the focus: it is reachable, in the order of the page. */
export const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let presses = 0; presses < farEnough; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
};
