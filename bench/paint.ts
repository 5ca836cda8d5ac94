import type { Browser } from 'playwright';
import { openPage, withBrowser } from './browser.ts';
import { download } from './download.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { busiestMonth, monthPage } from './programme.ts';
import { withoutScripts, withProxy } from './proxy.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite } from './site.ts';

interface Visit {
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
}

/** Runs in the page. */
const readPaints = async (): Promise<Visit> => {
  const buffered = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(list.getEntries());
      }).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const largest = (await buffered('largest-contentful-paint')).at(-1);
  const shifts = await buffered('layout-shift');
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: largest?.startTime ?? Number.NaN,
    layoutShift: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
  };
};

/** One cold visit on a slow phone. */
const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const { viewports, cpuSlowdown, slow4g, settle } = benchSettings;
  const page = await openPage(browser, { viewport: viewports.phone, cpuSlowdown, network: slow4g });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
    return await page.evaluate(readPaints);
  } finally {
    await page.context().close();
  }
};

/** Visits in turn, so that whatever the machine does meets both alike. */
const visitInTurn = async (
  browser: Browser,
  site: string,
  scriptless: string,
): Promise<[Visit[], Visit[]]> => {
  const [ours, plain]: [Visit[], Visit[]] = [[], []];
  for (let pair = 0; pair < benchSettings.paintPairs; pair += 1) {
    ours.push(await visit(browser, site));
    plain.push(await visit(browser, scriptless));
  }
  return [ours, plain];
};

const compare = async (
  name: string,
  browser: Browser,
  site: string,
  scriptless: string,
): Promise<Figure[]> => {
  await Promise.all([site, scriptless].map((url) => download(url)));
  const [ours, plain] = await visitInTurn(browser, site, scriptless);
  const middle = (visits: readonly Visit[], of: keyof Visit): number => median(visits.map((one) => one[of]));
  const first = middle(ours, 'firstPaint');
  const plainFirst = middle(plain, 'firstPaint');
  const largest = middle(ours, 'largestPaint');
  const plainLargest = middle(plain, 'largestPaint');
  return [
    figure(`${name}: first content`, first, 'ms'),
    figure('… without its scripts', plainFirst, 'ms'),
    figure('… ratio', first / plainFirst, '×', atMost(goals.firstPaintRatio)),
    figure(`${name}: largest content`, largest, 'ms'),
    figure('… without its scripts', plainLargest, 'ms'),
    figure('… ratio', largest / plainLargest, '×'),
    figure(
      `${name}: layout shift`,
      Math.max(...ours.map((one) => one.layoutShift)),
      '',
      atMost(goals.layoutShift),
    ),
  ];
};

/** First content on slow 4G and a slow processor, beside the same HTML and CSS without scripts. Medians. */
export const paint = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withProxy(url, null, (site) =>
      withProxy(url, withoutScripts, (scriptless) =>
        withBrowser(async (browser) => {
          const { busiest } = await busiestMonth(url);
          const month = monthPage(busiest.month);
          const { calendar } = benchSettings;
          return [
            ...(await compare('calendar', browser, site + calendar, scriptless + calendar)),
            ...(await compare(`month of ${busiest.shows}`, browser, site + month, scriptless + month)),
          ];
        }),
      ),
    ),
  );
