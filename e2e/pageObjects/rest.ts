import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';
import { busy } from './busy.ts';
import { motionEnded } from './motionEnded.ts';

/** Waits until nothing loads and nothing moves towards an end. */
export const rest = async (page: Page): Promise<void> => {
  await expect(page.locator(busy)).toHaveCount(0);
  await motionEnded(page);
};
