import type { Browser } from 'playwright';
import { benchSettings } from '../benchSettings.ts';
import { openPage } from './browser.ts';

/** A visit's downloads and memory, once its page has requested everything. */
export interface Kept {
  /** Bytes over the wire, headers included. */
  fetched: number;
  /** Bytes of JavaScript's heap after its garbage was collected. */
  heap: number;
}

/** A page, and whether its visitor saves data: then nothing is drawn ahead. */
export interface Weighed {
  url: string;
  savesData?: boolean;
}

/** One cold visit on a phone. */
export const visitAndWeigh = async (browser: Browser, { url, savesData = false }: Weighed): Promise<Kept> => {
  const page = await openPage(browser, { viewport: benchSettings.viewports.phone });
  try {
    const devtools = await page.context().newCDPSession(page);
    let fetched = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      fetched += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(benchSettings.settle);
    await devtools.send('HeapProfiler.enable');
    // The first leaves objects for finalisers.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { fetched, heap: usedSize };
  } finally {
    await page.context().close();
  }
};

/** Visits of each page in turn, so that other work on the machine affects all alike. */
export const weighInTurn = async (browser: Browser, pages: readonly Weighed[]): Promise<Kept[][]> => {
  const visits: Kept[][] = pages.map(() => []);
  for (let turn = 0; turn < benchSettings.heapPairs; turn += 1)
    for (const [index, page] of pages.entries()) visits[index]?.push(await visitAndWeigh(browser, page));
  return visits;
};
