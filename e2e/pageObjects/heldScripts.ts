import type { Page } from '@playwright/test';
import { expect } from '../site/expect.ts';
import { stopTime } from './stopTime.ts';

/** The scripts that have not come at some moment of a slow visit: all, those of the page's own code, those of its texts. */
const missing = {
  scripts: /\/assets\/.*\.js$/,
  code: /\/assets\/\w+\.page-.*\.js$/,
  texts: /\/assets\/texts\..*\.js$/,
} as const;
export type Missing = keyof typeof missing;

/** Holds these scripts back until the returned function is called. */
export const holdScripts = async (page: Page, what: Missing = 'scripts'): Promise<() => void> => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route(missing[what], async (route) => {
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
 * The same, and some scripts stay away, all by default. The page's time stands still, so that no press grows old on a busy machine. Scripts come and time goes on
 * with the returned function.
 */
export const openBeforeScripts = async (
  page: Page,
  address: string,
  what: Missing = 'scripts',
): Promise<() => Promise<void>> => {
  await page.clock.install();
  const release = await holdScripts(page, what);
  const isMissed = page.waitForRequest(missing[what]);
  await openHtml(page, address);
  await isMissed;
  await stopTime(page);
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.clock.resume();
  };
};
