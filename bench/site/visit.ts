import type { Browser } from 'playwright';
import { openPage } from './browser.ts';
import { benchSettings } from '../benchSettings.ts';
import { median } from '../figure.ts';

export interface Visit {
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

/** Visits in turn, so that other work on the machine affects both alike. */
export const visitInTurn = async (
  browser: Browser,
  one: string,
  other: string,
): Promise<[Visit[], Visit[]]> => {
  const [ofOne, ofOther]: [Visit[], Visit[]] = [[], []];
  for (let pair = 0; pair < benchSettings.paintPairs; pair += 1) {
    ofOne.push(await visit(browser, one));
    ofOther.push(await visit(browser, other));
  }
  return [ofOne, ofOther];
};

export const middleOf = (visits: readonly Visit[], of: keyof Visit): number =>
  median(visits.map((one) => one[of]));
