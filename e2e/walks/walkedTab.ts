import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '../site.ts';
import { troubleOf } from '../trouble.ts';
import { type Gate, openGate } from './gate.ts';
import { installSlowTime } from './slowTime.ts';

/** A tab in which charts can be walked. */
export interface WalkedTab {
  page: Page;
  gate: Gate;
  trouble: string[];
  close: () => Promise<void>;
}

/** Opens a browser of its own before a site, behind a gate and in a time that can be slowed. */
export const openWalkedTab = async (browser: Browser, running: RunningSite): Promise<WalkedTab> => {
  const gate = await openGate(running.url);
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  await installSlowTime(page);
  const close = async (): Promise<void> => {
    await context.close();
    await gate.close();
  };
  return { page, gate, trouble: troubleOf(page), close };
};
