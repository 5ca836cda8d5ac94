import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';
import { stopTime } from './stopTime.ts';

/** Holds the site's scripts back until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return () => scripts.resolve(undefined);
};

/** Opens an address as far as the server's HTML; its scripts are held back. */
export const openHtml = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
};

/**
 * The same, and the page's time stands still, so that no press grows old on a busy machine. Scripts come and time goes on
 * with the returned function.
 */
export const openBeforeScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  await page.clock.install();
  const release = await holdScripts(page);
  await openHtml(page, address);
  await stopTime(page);
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.clock.resume();
  };
};
