import type { Browser } from 'playwright';
import { benchSettings } from '../benchSettings.ts';
import { openPage } from './browser.ts';

/** What a visit brought and left, once its page has asked for all that it wants. */
export interface Kept {
  /** Bytes as they came over the wire, heads included. */
  fetched: number;
  /** Bytes of JavaScript's heap after its garbage was collected. */
  heap: number;
}

/** One cold visit on a phone. */
export const visitAndWeigh = async (browser: Browser, url: string): Promise<Kept> => {
  const page = await openPage(browser, { viewport: benchSettings.viewports.phone });
  try {
    const devtools = await page.context().newCDPSession(page);
    let fetched = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      fetched += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(benchSettings.settle);
    await devtools.send('HeapProfiler.enable');
    // The first leaves what only finalisers let go.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { fetched, heap: usedSize };
  } finally {
    await page.context().close();
  }
};

/** Visits of each page in turn, so that whatever the machine does meets all alike. */
export const weighInTurn = async (browser: Browser, urls: readonly string[]): Promise<Kept[][]> => {
  const visits: Kept[][] = urls.map(() => []);
  for (let turn = 0; turn < benchSettings.heapPairs; turn += 1)
    for (const [index, url] of urls.entries()) visits[index]?.push(await visitAndWeigh(browser, url));
  return visits;
};
