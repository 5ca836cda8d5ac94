import type { Page } from '@playwright/test';

/** What a tab keeps once everything that nobody needs is thrown away. */
export interface Kept {
  /** Bytes of JavaScript's heap. */
  heap: number;
  /** Of every document, those that are in none included. */
  nodes: number;
  listeners: number;
}

/** Opens a way to ask a tab what it keeps. */
export const openMeter = async (page: Page): Promise<() => Promise<Kept>> => {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    // The first leaves what only finalisers let go.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
};
