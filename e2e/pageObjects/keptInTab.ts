import type { Page } from '@playwright/test';

/** A tab's memory after a garbage collection. */
export interface Kept {
  /** Bytes of JavaScript's heap. */
  heap: number;
  /** Of every document, detached ones included. */
  nodes: number;
  listeners: number;
}

/** Opens a way to measure a tab's memory. */
export const openMeter = async (page: Page): Promise<() => Promise<Kept>> => {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    // The first leaves objects for finalisers.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
};
