import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { troubleOf } from '#e2e/site/trouble.ts';
import { type Gate, openGate } from './gate.ts';
import { stillness } from './openTab.ts';
import { installSlowTime } from './slowTime.ts';

/** A tab for walks of charts. */
export interface WalkedTab {
  page: Page;
  gate: Gate;
  trouble: string[];
  /** Call it at the beginning of each walk. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

/** Walks. */
const forgetAfter = 10;

/** Opens a browser of its own before a site, behind a gate and in a slowed time. */
export const openWalkedTab = async (browser: Browser, running: RunningSite): Promise<WalkedTab> => {
  const gate = await openGate(running.url);
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  await installSlowTime(page);
  const session = await context.newCDPSession(page);
  let walks = 0;
  /** Leaves the last walk's page. The browser is slow to forget earlier ones, and slows down. */
  const forget = async (): Promise<void> => {
    // Requests of the last page would count as calls of the next walk.
    await page.goto(gate.url + stillness, { waitUntil: 'commit' });
    walks += 1;
    if (walks % forgetAfter === 0) await session.send('HeapProfiler.collectGarbage');
  };
  const close = async (): Promise<void> => {
    await context.close();
    await gate.close();
  };
  return { page, gate, trouble: troubleOf(page), forget, close };
};
