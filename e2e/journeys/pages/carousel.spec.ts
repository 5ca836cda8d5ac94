import type { Locator } from '@playwright/test';
import { demoShow } from '#e2e/site/festival.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { languages } from '#contract/address/language.ts';

/** SHW-03, HOM-16: slides side by side from each width of the window on, in pixels. */
const slidesFrom = [
  [320, 2.2],
  [768, 3.2],
  [992, 4.2],
  [1200, 5.2],
] as const;
const widths = slidesFrom.flatMap(([from, count], index) => [
  { width: from, count },
  { width: (slidesFrom[index + 1]?.[0] ?? 1921) - 1, count },
]);
const gap = 15;

/** A window's part of a list of slides, in pixels. */
const measure = (region: Locator) =>
  region.evaluate((viewport) => {
    const boxes = Array.from(viewport.querySelectorAll('article'), (slide) => slide.getBoundingClientRect());
    const [first, second] = boxes;
    const { right } = viewport.getBoundingClientRect();
    if (!first || !second) throw new Error('There are no two slides');
    return {
      gap: second.left - first.right,
      step: second.left - first.left,
      /** From the first slide to the edge of the list. */
      seen: Math.min(right, document.documentElement.clientWidth) - first.left,
      total: boxes.length,
    };
  });

for (const lang of languages)
  test(`SHW-03, HOM-16 (${lang}): 2.2, 3.2, 4.2 and 5.2 slides stand side by side, 15 px apart, whether they scroll or move`, async ({
    page,
  }) => {
    await open(page, demoShow[lang]);
    const slides = page.getByRole('region', { name: words[lang].show.list.featured }).getByRole('group');
    await slides.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-moves="true"]')).toHaveCount(1);
    for (const moves of ['true', 'false'])
      for (const { width, count } of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator('[data-moves]').evaluate((root, value) => {
          if (root instanceof HTMLElement) root.dataset['moves'] = value;
        }, moves);
        const { step, seen, total, ...drawn } = await measure(slides);
        const told = `${width} px, moves: ${moves}`;
        expect([told, drawn.gap]).toEqual([told, expect.closeTo(gap, 1)]);
        expect([told, (seen + gap) / step]).toEqual([told, expect.closeTo(count, 1)]);
        expect(total).toBeGreaterThan(count);
      }
  });

/** HOM-15: the same of passes. */
const passesAt = [
  [320, 2.2],
  [991, 2.2],
  [992, 3.2],
  [1199, 3.2],
  [1200, 4],
] as const;

for (const lang of languages)
  test(`HOM-15 (${lang}): 2.2, 3.2 and 4 passes stand side by side`, async ({ page }) => {
    await open(page, `/${lang}`);
    const passes = page.getByRole('group', { name: words[lang].home.passes.title });
    for (const [width, count] of passesAt) {
      await page.setViewportSize({ width, height: 800 });
      const { step, seen } = await measure(passes);
      expect([width, (seen + gap) / step]).toEqual([width, expect.closeTo(count, 1)]);
    }
  });

test.describe('without the script', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  for (const lang of languages)
    test(`SHW-03 (${lang}): where what moves the slides cannot be fetched, they are a list that scrolls`, async ({
      page,
    }) => {
      await page.route(/CarouselEngine/, (route) => route.abort());
      await open(page, demoShow[lang]);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('CarouselEngine'),
      );
      const slides = page.getByRole('region', { name: words[lang].show.list.featured }).getByRole('article');
      await slides.first().scrollIntoViewIfNeeded();
      await refused;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(slides.first()).toBeVisible();
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport();
    });
});
