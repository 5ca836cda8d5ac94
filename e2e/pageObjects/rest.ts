import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';
import { busy } from './busy.ts';

/** Waits until nothing loads and no transition is under way. */
export const rest = async (page: Page): Promise<void> => {
  await expect(page.locator(busy)).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
};
