import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import { sample } from '#server/testing/sampleFolder.ts';

/** The titles of the sponsors in the footer, a list for each visible row. */
const rowsOfSponsors = (page: Page): Promise<string[][]> =>
  page
    .getByRole('contentinfo')
    .locator('[data-line] img')
    .evaluateAll((pictures) => {
      const rows = new Map<number, string[]>();
      for (const picture of pictures) {
        const { top, height } = picture.getBoundingClientRect();
        const middle = Math.round(top + height / 2);
        rows.set(middle, [...(rows.get(middle) ?? []), picture.getAttribute('alt') ?? '']);
      }
      return [...rows.values()];
    });
const heightOfLines = (page: Page): Promise<number> =>
  page
    .getByRole('contentinfo')
    .locator('div:has(> [data-line])')
    .evaluate((lines) => lines.getBoundingClientRect().height);
const sponsors = Object.values(sample.festival.sponsors);
const titles = sponsors.map(({ name }) => name);

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];

  test(`LAY-20 (${lang}): the footer menu stands in 3 columns`, async ({ page }) => {
    for (const viewport of [windows.desktop, windows.wide]) {
      await page.setViewportSize(viewport);
      await page.goto(at.basic);
      const lefts = await page
        .getByRole('navigation', { name: layout.footer.menu })
        .locator('a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(3);
    }
  });

  test(`LAY-21 (${lang}): the sponsors stand in six lines from 780 px, below in rows of three`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 780, height: 900 });
    await open(page, at.basic);
    const lines = [1, 2, 3, 4, 5, 6].map((number) =>
      sponsors.filter(({ line }) => line === number).map(({ name }) => name),
    );
    await expect.poll(() => rowsOfSponsors(page)).toEqual(lines);
    await expect.poll(() => heightOfLines(page)).toBeLessThanOrEqual(240);
    for (const width of [779, windows.phone.width, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // The window may take a moment to be so wide.
      await expect
        .poll(() => rowsOfSponsors(page))
        .toEqual([0, 3, 6, 9].map((first) => titles.slice(first, first + 3)));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const links = await page
      .getByRole('contentinfo')
      .locator('[data-line] li')
      .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href') ?? null));
    expect(links).toEqual(sponsors.map(({ link = null }) => link));
  });
}
