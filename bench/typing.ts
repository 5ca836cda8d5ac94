import { pairPath } from '#contract/address/pairs.ts';
import type { Browser } from 'playwright';
import { benchSettings, goals } from './benchSettings.ts';
import { openPage, withBrowser } from './site/browser.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { isTakenOver } from './inPage/monthInPage.ts';
import { swapList, typeText } from './inPage/typingInPage.ts';
import { withSite } from './site/site.ts';

const measure = async (browser: Browser, url: string): Promise<Figure[]> => {
  const { viewports, cpuSlowdown, searchTexts, searchRounds, settle } = benchSettings;
  const page = await openPage(browser, { viewport: viewports.desktop, cpuSlowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTakenOver);
  const times = [];
  for (const text of Array.from({ length: searchRounds }, () => searchTexts).flat()) {
    const typed = await page.evaluate(typeText, text);
    // All of the list is drawn by then, and no other work runs.
    await page.waitForTimeout(settle);
    times.push({ ...typed, swap: await page.evaluate(swapList) });
  }
  const warm = times.slice(searchTexts.length);
  const paint = median(warm.map((one) => one.paint));
  const allowed = median(warm.map(({ trip, swap }) => trip + goals.searchSwaps * swap));
  return [
    figure('from the letter to the paint, median', paint, 'ms', atMost(allowed)),
    figure('… of it the call', median(warm.map(({ trip }) => trip)), 'ms'),
    figure('putting the same list in its place, ready', median(warm.map(({ swap }) => swap)), 'ms'),
  ];
};

/** SRCH-10: during typing, beside one round trip and one and a half times the swap of ready HTML. */
export const typing = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withBrowser((browser) => measure(browser, url + pairPath('search', benchSettings.lang))),
  );
