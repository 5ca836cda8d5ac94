import type { Locator } from '@playwright/test';
import { expect } from '../site/expect.ts';

/** Waits until React has taken over an element: what the server drew may stand there before its code does. */
export const takenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__react'))))
    .toBe(true);
