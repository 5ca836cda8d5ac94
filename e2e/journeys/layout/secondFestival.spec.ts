import type { Page } from '@playwright/test';
import { open } from '#e2e/pageObjects/openPage.ts';
import { overflowOf, shownColours } from '#e2e/site/shownColours.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { addresses } from '#e2e/site/festival.ts';
import { type RunningSite, startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { festivalTraces } from '#server/festival/testing/traces/festivalTraces.ts';

test.use({ viewport: windows.desktop, expectedTrouble: /status of (404|503)/ });

const folders = { first: 'festivals/chapiteau', second: 'festivals/jazz' } as const;
const pages = {
  fr: [
    '/fr',
    '/fr/calendrier?month=2027-08',
    '/fr/spectacles',
    '/fr/spectacles/heure-bleue',
    '/fr/venir',
    '/fr/recherche?q=jazz',
    '/fr/nulle-part',
    '/fr/503',
  ],
  en: [
    '/en',
    '/en/calendar?month=2027-08',
    '/en/shows',
    '/en/shows/blue-hour',
    '/en/getting-here',
    '/en/search?q=river',
    '/en/nowhere',
    '/en/503',
  ],
} as const;
const widths = [320, windows.phone.width, windows.desktop.width];

/** `rgb(255, 212, 0)` of `#ffd400`. */
const asComputed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The colours by which one recognises the first festival, as browsers compute them. */
const coloursOfFirst = async (): Promise<Record<string, string>> => {
  const { colours } = await festivalTraces(folders.first, folders.second);
  return Object.fromEntries(colours.map((colour) => [colour, asComputed(colour)]));
};

/** By how many pixels the logo is wider than its link. */
const cutOfLogo = (page: Page): Promise<number> =>
  page
    .locator('header a > [data-sign]')
    .first()
    .evaluate((logo) => {
      const room = logo.parentElement?.getBoundingClientRect().right ?? 0;
      return Math.max(0, Math.round(logo.getBoundingClientRect().right - room));
    });

const widen = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: windows.phone.height });

const withSecond = async (use: (site: RunningSite) => Promise<void>): Promise<void> => {
  const { stop, ...site } = await startSite({ SAMPLE: '', FESTIVAL: folders.second });
  try {
    await use(site);
  } finally {
    await stop();
  }
};

test(
  'HOM-10: on a phone the last of an odd number of tiles has the whole row; one slide stands apart from what is below',
  { tag: '@slow' },
  async ({ page }) => {
    await withSecond(async ({ url }) => {
      await open(page, `${url}/fr`);
      const [hero, below] = await Promise.all(
        [page.locator('main img[height="1000"]'), page.locator('main h1')].map((part) => part.boundingBox()),
      );
      expect((below?.y ?? 0) - ((hero?.y ?? 0) + (hero?.height ?? 0))).toBeGreaterThan(30);
      await widen(page, windows.phone.width);
      const tiles = page.locator('li[data-width="third"]');
      const wide = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width));
      expect(wide.map((width) => Math.round(width / (wide[0] ?? 1)))).toEqual([1, 1, 2]);
      await page.goto('about:blank');
    });
  },
);

test(
  'LAY-07: where nothing is on, the line under the header never has room',
  { tag: '@slow' },
  async ({ page }) => {
    await withSecond(async ({ url }) => {
      await open(page, `${url}/fr`);
      const line = page.locator('[data-told]').filter({ has: page.locator('[data-known="true"]') });
      await expect(line).toHaveCount(1);
      // It is drawn anew, with what the browser has learnt by then.
      await widen(page, windows.phone.width);
      await expect(page.locator('[data-scope="liveShows"]')).toHaveCount(0);
      await widen(page, windows.desktop.width);
      await expect(line).toHaveCount(1);
      await expect(line).toHaveAttribute('data-told', 'false');
      await page.goto('about:blank');
    });
  },
);

for (const lang of ['fr', 'en'] as const)
  test(
    `FES-31 (${lang}): the second festival has no colour of the first, is readable, and as wide as its window`,
    { tag: '@slow' },
    async ({ page, site: first }) => {
      test.slow();
      const colours = await coloursOfFirst();
      await open(page, first + addresses[lang].home);
      // Control: the first festival has most of them on one page.
      await expect.poll(async () => (await shownColours(page, colours)).length).toBeGreaterThan(5);

      await withSecond(async ({ url }) => {
        for (const path of pages[lang]) {
          await open(page, url + path);
          for (const width of widths) {
            await widen(page, width);
            const seen = {
              colours: await shownColours(page, colours),
              wider: await overflowOf(page),
              cut: await cutOfLogo(page),
            };
            expect({ path, width, ...seen }).toEqual({ path, width, colours: [], wider: 0, cut: 0 });
          }
          await expectNoViolations(page, widths);
        }
        await page.goto('about:blank');
      });
    },
  );
