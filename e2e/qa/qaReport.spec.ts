import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect, type Page } from '@playwright/test';
import { windows } from '../site/windows.ts';
import { ceilings } from '../ceilings.ts';
import { violationsOn } from '../pageObjects/violations.ts';
import { troubleOf } from '../site/trouble.ts';
import { writeReport } from './report/writeReport.ts';

interface QaRun {
  folder: string;
  code: number;
  output: string;
}

interface Reports {
  /** Of completed walks. */
  walked: QaRun;
  /** Of an artificial run with a failed walk. */
  failed: string;
}

/** A run of its own, which must not consider itself a part of this one. */
const runQa = async (folder: string, command: string, args: readonly string[]): Promise<QaRun> => {
  const { PATH, HOME, CHROMIUM } = process.env;
  const qa = spawn(command, args, {
    env: { PATH, HOME, ...(CHROMIUM !== undefined && { CHROMIUM }), QA_REPORT: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(qa.stdout), once(qa, 'close')]);
  return { folder, code: qa.exitCode ?? 1, output };
};

const seen = { picture: null, ms: 1_200, lang: 'fr' } as const;
const sold = {
  step: 2,
  expected: '"Réservé"',
  seen: '"Complet" <b>',
  message:
    'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "Réservé"\nReceived: "Complet" <b>',
  screenshot: null,
  trace: null,
  isFlaky: false,
};

const test = base.extend<{ trouble: string[] }, { reports: Reports }>({
  reports: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'chapiteau-qa-'));
      const failed = join(folder, 'failed');
      const outcomes = [
        { id: 'buyPopup/1', ...seen, failure: null },
        { id: 'buyPopup/7', ...seen, failure: sold },
      ];
      await writeReport(failed, outcomes, { startedAt: new Date(0), ms: 61_000, left: 0 });
      const only = ['--only', 'buyPopup/3', '--only', 'buyPopup/4', '--workers', '1'];
      await use({
        walked: await runQa(join(folder, 'walked'), 'node', ['e2e/qa/qa.cli.ts', ...only]),
        failed,
      });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: ceilings.qaRun },
  ],
  trouble: [
    async ({ page }, use) => {
      const trouble = troubleOf(page);
      page.on('request', (request) => {
        if (!/^(file|data):/.test(request.url())) trouble.push(`network: ${request.url()}`);
      });
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

// A trace would copy pages of thousands of elements at every step.
test.use({ trace: 'off' });
// One worker makes the reports for all tests.
test.describe.configure({ mode: 'default' });

const open = (page: Page, folder: string, address = 'index.html') => page.goto(`file://${folder}/${address}`);
const rows = (page: Page) => page.locator('.paths > li').filter({ visible: true });

test('QA: walks that were made are in a report that opens from disk', async ({ page, reports }) => {
  const { folder, code, output } = reports.walked;
  expect({ code, output: output.split('\n').filter((line) => line.startsWith('✓')).length }).toEqual({
    code: 0,
    output: 2,
  });
  await open(page, folder);
  await expect(page.locator('.totals .passed dd')).toHaveText('2');
  await page.getByRole('link', { name: 'buyPopup', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('buyPopup');
  await page.getByRole('radio', { name: /^Passed/ }).check();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().locator('summary').click();
  const picture = page.getByAltText('The page where buyPopup/3 ends');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(427);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(2);
});

test(
  'QA: a walk that passes only when it is repeated makes the command fail, which tells why',
  { tag: '@slow' },
  async ({ page }, testInfo) => {
    test.setTimeout(ceilings.qaRun);
    const { folder, code, output } = await runQa(testInfo.outputPath('report'), 'playwright', [
      'test',
      '--config=e2e/qa/testing/playwright.config.ts',
      '--fail-on-flaky-tests',
      `--reporter=${resolve('e2e/qa/reporter.ts')}`,
    ]);
    expect(code).toBe(1);
    const lines = output.split('\n').filter((line) => /^(✕|✓| {4}|\d+ (walk|passed))/.test(line));
    expect(lines.map((line) => line.replace(/ \S*\.(png|zip)$| in \d.*/, '').trim())).toEqual([
      '1 walk',
      '✕ buyPopup/3 (fr) failed at “visitor has a pass”',
      'expected    "Nothing"',
      'seen        "Les excuses complètes de Desmond Okafor"',
      'screenshot',
      'trace',
      'It passed when it was repeated: flaky is not passed.',
      '0 passed, 1 failed',
    ]);
    await open(page, folder, 'buyPopup.html#path-3');
    const screenshot = page.getByAltText('The page when buyPopup/3 failed');
    await expect
      .poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(windows.desktop.width);
    expect(await readdir(join(folder, 'traces'))).toEqual(['buyPopup-3.zip']);
  },
);

test('QA: a run that was cut short says so', { tag: '@slow' }, async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('report');
  await writeReport(folder, [{ id: 'buyPopup/1', ...seen, failure: null }], {
    startedAt: new Date(0),
    ms: 2_000,
    left: 484,
  });
  await open(page, folder);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some transitions, walked');
  await expect(page.locator('.sticker')).toHaveText('Cut short, 484 left');
});

test('QA: every path can be searched and filtered', { tag: '@slow' }, async ({ page, reports }) => {
  await open(page, reports.failed);
  await page.getByRole('searchbox', { name: 'Search' }).fill('buyPopup/ pass');
  await expect(rows(page).first()).toContainText('buyPopup/3');
  await page.getByRole('radio', { name: /^Failed/ }).check();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 path of /);
  await expect(rows(page)).toContainText('buyPopup/7');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(rows(page)).toHaveCount(0);
  await open(page, reports.failed, 'buyPopup.html');
  await page.getByRole('searchbox', { name: 'Search' }).fill('buyPopup/12');
  await expect(rows(page)).toHaveCount(1);
});

test('QA: a failure says the path, the step, what was expected and what was seen', async ({
  page,
  reports,
}) => {
  await open(page, reports.failed);
  await expect(page.locator('.failures')).toContainText(
    'At “visitor has no pass”: expected "Réservé", seen "Complet" <b>',
  );
  await page.locator('.failures').getByRole('link', { name: 'buyPopup/7' }).click();
  const path = page.locator('#path-7');
  await expect(path.locator('.steps .failed')).toHaveText('visitor has no pass');
  await expect(path.locator('dd')).toHaveText(['visitor has no pass', '"Réservé"', '"Complet" <b>']);
});

test(
  'QA: a transition of the chart tells its outcome and shows its paths, by mouse and by keyboard',
  { tag: '@slow' },
  async ({ page, reports }) => {
    await open(page, reports.failed, 'buyPopup.html');
    const chart = page.getByRole('region', { name: 'The chart' });
    const failed = chart.getByRole('link', { name: /^askingPass: pass.missing → offeringPass: Failed/ });
    const note = page.locator('.chosen').getByRole('status');
    await failed.click();
    await expect(note).toHaveText(/^\d+ paths through “askingPass: pass.missing → offeringPass”$/);
    await expect(failed).toHaveAttribute('aria-current', 'true');
    const through = await rows(page).count();
    expect(through).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await rows(page).count()).toBeGreaterThan(through);
    await chart.getByRole('link', { name: /^closed: Passed/ }).focus();
    await page.keyboard.press('Enter');
    await expect(note).toHaveText(/^16 paths through “closed”$/);
  },
);

for (const { width } of [windows.phone, windows.desktop])
  for (const [address, words] of [
    ['index.html', 'buyPopup/'],
    ['buyPopup.html#path-7', 'visitor'],
    ['session.html', 'fails'],
  ] as const)
    test(
      `QA: WCAG 2.2 AA at ${width} px, and nothing scrolls sideways: ${address}`,
      { tag: '@slow' },
      async ({ page, reports, trouble }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, reports.failed, address);
        // Hundreds of rows are alike.
        await page.getByRole('searchbox').fill(words);
        expect(await violationsOn(page)).toEqual([]);
        // It fetches the style sheet itself, which a file may not.
        trouble.length = 0;
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBe(0);
      },
    );
