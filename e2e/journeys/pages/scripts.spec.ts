import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '#contract/address/language.ts';
import { isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, artistOf } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

/** All scripts of a page, the live widget and prefetches included, in bytes at brotli's best. */
const mostBytes = 190_000;
/** The most scripts that a page requests before the browser is idle. */
const mostRequests = 16;
/** Control: a page without scripts would weigh nothing. */
const leastBytes = 100_000;

test.use({ viewport: windows.wide });

/** Makes the page's browser idle only when the test says so. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const idle = Promise.withResolvers<Event>();
    addEventListener('idle', idle.resolve);
    Object.assign(window, { requestIdleCallback: (work: () => void) => void idle.promise.then(work) });
  });
const beIdle = (page: Page) => page.evaluate(() => dispatchEvent(new Event('idle')));

/** Paths of the scripts that the page requests from now on. */
const scriptsOf = (page: Page): Set<string> => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  return paths;
};

/** Paths of the files that the page requests from now on, and that never change: what is fetched ahead and not used comes twice. */
const filesOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|fonts|words)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
};

const weigh = async (page: Page, path: string): Promise<number> => {
  const answer = await page.request.get(path);
  return brotliCompressSync(await answer.body()).byteLength;
};

/** The live widget comes last, once the browser is idle. */
const isWhole = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-scope="liveShows"]')).toMatchState({ known: 'closed' });
  await page.waitForLoadState('networkidle');
};

for (const lang of languages) {
  const { home, calendar } = addresses[lang];
  const artists = { fr: '/fr/artistes', en: '/en/artists' }[lang];
  const artist = `${artists}/${artistOf.show}`;
  for (const [name, address] of Object.entries({ home, calendar, artists, artist }))
    test(
      `speed (${lang}): ${name} asks for at most 16 scripts before the browser is idle, for 190 KB of them in all, and for no file twice`,
      { tag: name === 'calendar' ? [] : '@slow' },
      async ({ page }) => {
        const scripts = scriptsOf(page);
        const files = filesOf(page);
        await holdIdle(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        const atFirst = scripts.size;
        await beIdle(page);
        await isWhole(page);
        const weights = await Promise.all([...scripts].map((path) => weigh(page, path)));
        const bytes = weights.reduce((sum, weight) => sum + weight, 0);
        test.info().annotations.push({ type: 'scripts', description: `${atFirst} at first, ${bytes} bytes` });
        expect(atFirst).toBeLessThanOrEqual(mostRequests);
        expect(scripts.size).toBeGreaterThan(atFirst);
        expect(bytes).toBeLessThanOrEqual(mostBytes);
        expect(bytes).toBeGreaterThan(leastBytes);
        expect(files.filter((path, index) => files.indexOf(path) < index)).toEqual([]);
        expect(files.filter((path) => path.startsWith('/words/'))).toHaveLength(1);
      },
    );

  for (const [says, connection, waits] of [
    ['saves data', { saveData: true, effectiveType: '4g' }, true],
    ['is on 2G', { saveData: false, effectiveType: '2g' }, true],
    ['control: neither', { saveData: false, effectiveType: '4g' }, false],
  ] as const)
    test(
      `speed (${lang}): what comes next waits for the first sign of a visitor who ${says}`,
      { tag: says === 'saves data' ? [] : '@slow' },
      async ({ page }) => {
        const around = ['2027-05', '2027-07'];
        const months = new Set<string>();
        page.on('request', (request) => {
          const url = new URL(request.url());
          for (const month of around) if (isOfMonth(month, url)) months.add(month);
        });
        await page.addInitScript(
          (known) => Object.defineProperty(navigator, 'connection', { value: known }),
          connection,
        );
        await page.goto(calendar);
        await isWhole(page);
        await expect.poll(() => [...months].toSorted()).toEqual(waits ? [] : around);
        await page.mouse.move(10, 10);
        await expect.poll(() => [...months].toSorted()).toEqual(around);
      },
    );
}
