import { test as base, type Page } from '@playwright/test';
import { answeredCookies } from './answeredCookies.ts';
import { expect } from './expect.ts';
import { type RunningSite, startSite } from './runningSite.ts';
import { troubleOf } from './trouble.ts';

/** The most complaints that a failed test prints; one fault tends to make hundreds. */
const readable = 5;

interface TestOptions {
  /** The visitor has answered the cookie banner before, so that it covers nothing. */
  hasAnsweredCookies: boolean;
  /** The console's allowed messages in a test that breaks something deliberately; any other fails the test. */
  expectedTrouble: RegExp | null;
}

/** A worker's settings of its deployment. */
export interface SiteOptions {
  /** The seller of the sample's tickets; '' is the site itself. */
  boxOffice: string;
}

/** Every test opens pages of a site that runs as long as its worker, and none may make the console complain. */
export const test = base.extend<TestOptions, SiteOptions & { running: RunningSite; site: string }>({
  boxOffice: ['', { option: true, scope: 'worker' }],
  hasAnsweredCookies: [true, { option: true }],
  expectedTrouble: [null, { option: true }],
  running: [
    async ({ boxOffice }, use) => {
      const { stop, ...running } = await startSite({ BOX_OFFICE_URL: boxOffice });
      await use(running);
      await stop();
    },
    { scope: 'worker' },
  ],
  site: [async ({ running }, use) => use(running.url), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site),
  page: async ({ page, hasAnsweredCookies, expectedTrouble }, use) => {
    if (hasAnsweredCookies) await answerCookies(page);
    const trouble = troubleOf(page);
    await use(page);
    const unexpected = trouble.filter((line) => expectedTrouble === null || !expectedTrouble.test(line));
    expect(unexpected.slice(0, readable)).toEqual([]);
  },
});

const answerCookies = (page: Page): Promise<unknown> =>
  page.addInitScript((answers) => {
    try {
      for (const [key, answer] of Object.entries(answers)) localStorage.setItem(key, answer);
    } catch {
      // A frame of another origin.
    }
  }, answeredCookies);

export { expect } from './expect.ts';
