import type { Locator } from '@playwright/test';
import { expect } from '../site/expect.ts';

/** Waits until React has hydrated an element: the server's HTML may be there before its code. */
export const takenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__react'))))
    .toBe(true);
