import { test as base, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { troubleOf } from './trouble.ts';

/** The moment at which every site of the tests starts: a Tuesday in June, noon in Toronto. */
const startOfTime = '2027-06-15T16:00:00Z';

/** A running site of a worker's own. */
export interface RunningSite {
  url: string;
  /** The folder that its mail is written to. */
  outbox: string;
}

/** Starts the real server on a database of its own; resolves with its address once it listens. */
const startSite = async (): Promise<RunningSite & { stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-'));
  const server = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      NOW: startOfTime,
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  return {
    url,
    outbox: join(folder, 'outbox'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Complaints that a failed test prints; one fault tends to make hundreds. */
const readable = 5;

interface TestOptions {
  /** The visitor has answered the cookie banner before, so that it covers nothing. */
  hasAnsweredCookies: boolean;
  /** What the console may say in a test that breaks something on purpose; all else fails the test. */
  expectedTrouble: RegExp | null;
}

/** Every test opens pages of a site that runs as long as its worker, and none may make the console complain. */
export const test = base.extend<TestOptions, { running: RunningSite; site: string }>({
  hasAnsweredCookies: [true, { option: true }],
  expectedTrouble: [null, { option: true }],
  running: [
    // Playwright reads the fixtures' names from a destructured parameter.
    async ({}, use) => {
      const { stop, ...running } = await startSite();
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

/** As a visitor has it who refused them earlier (LAY-24). */
const answerCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('cookieSeen', 'shown');
      localStorage.setItem('consent', 'denied');
    } catch {
      // A frame of another origin.
    }
  });

export { expect } from '@playwright/test';
