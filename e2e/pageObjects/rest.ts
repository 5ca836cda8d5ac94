import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';
import { busy } from './busy.ts';

/** Waits until nothing loads and no transition is under way. Those of elements that are not drawn stand still, and do not count. */
export const rest = async (page: Page): Promise<void> => {
  await expect(page.locator(busy)).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation instanceof CSSTransition &&
            animation.effect instanceof KeyframeEffect &&
            animation.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ finished }) => finished),
    ),
  );
};
