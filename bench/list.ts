import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { Browser, Page } from 'playwright';
import { benchSettings, goals } from './benchSettings.ts';
import { openPage, withBrowser } from './site/browser.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { loadMore } from './inPage/listInPage.ts';
import { isTakenOver } from './inPage/monthInPage.ts';

const { shows: size, showsAtOnce } = pageSizes;

/** From the first page of the list to its last: milliseconds of each press, the data at hand. */
const pressAll = async (page: Page, url: string): Promise<number[]> => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(isTakenOver);
  const times: number[] = [];
  for (let offset = size; offset < showsAtOnce; offset += size)
    times.push(await page.evaluate(loadMore, { href: `?offset=${offset}`, shows: offset + size }));
  return times;
};

const measure = async (browser: Browser, url: string): Promise<Figure[]> => {
  const { viewports, cpuSlowdown, listRuns } = benchSettings;
  const first: number[] = [];
  const last: number[] = [];
  for (let run = 0; run < listRuns; run += 1) {
    const page = await openPage(browser, { viewport: viewports.desktop, cpuSlowdown });
    const times = await pressAll(page, url);
    first.push(...times.slice(0, 1));
    last.push(...times.slice(-1));
    await page.context().close();
  }
  const [one, twentieth] = [median(first), median(last)];
  return [
    figure('the first press, median', one, 'ms'),
    figure(`the one that shows page ${showsAtOnce / size}, median`, twentieth, 'ms'),
    figure('that beside the first', twentieth / one, '×', atMost(goals.lastPressRatio)),
  ];
};

/** HOM-13: how long "Load more" takes from the press to the paint, far down the list and at its beginning. */
export const list = (): Promise<Figure[]> =>
  withGeneratedSite(benchSettings.listDates, ({ url }) =>
    withBrowser((browser) => measure(browser, url + pairPath('shows', benchSettings.lang))),
  );
