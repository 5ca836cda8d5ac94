import type { Locator, Page } from '@playwright/test';
import { demoShow } from '#e2e/site/festival.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { languages, type Language } from '#contract/address/language.ts';
import { textsOf } from '#server/festival/values/languages.ts';
import { sample } from '#server/testing/sampleFolder.ts';

/** SHW-03: from which width of the window on, in pixels, how many slides stand side by side. */
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

/** So many slides stand side by side, in their distance; a window takes a moment to have its new width. */
const expectSlides = (slides: Locator, count: number, message: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const { step, seen, total, ...drawn } = await measure(slides);
        return { gap: drawn.gap, count: (seen + gap) / step, hasMore: total > count };
      },
      { message },
    )
    .toEqual({ gap: expect.closeTo(gap, 1), count: expect.closeTo(count, 1), hasMore: true });

for (const lang of languages)
  test(`SHW-03 (${lang}): 2.2, 3.2, 4.2 and 5.2 slides stand side by side, 15 px apart, whether they scroll or move`, async ({
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
        await expectSlides(slides, count, `${width} px, moves: ${moves}`);
      }
  });

/** HOM-15: the same of passes, and by how many they move. */
const passesAt = [
  [320, 2.2, 2],
  [991, 2.2, 2],
  [992, 3.2, 3],
  [1199, 3.2, 3],
  [1200, 4, 4],
] as const;

/** More than two windows of slides, wherever there are so many. */
const plenty = 12;

/** A list of home that has come near and moves, without a pause. */
const homeList = async (page: Page, lang: Language, name: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/${lang}`);
  const slides = page.getByRole('group', { name, exact: true });
  const carousel = page.locator('[data-moves]').filter({ has: slides });
  await slides.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-moves', 'true');
  // The festival has fewer passes than could show how they move.
  await slides.getByRole('list').evaluate((list, count) => {
    const [...known] = list.children;
    for (let at = known.length; at < count; at += 1) {
      const copy = known[at % known.length]?.cloneNode(true);
      if (copy) list.append(copy);
    }
  }, plenty);
  /** Which slide stands at the left edge. */
  const first = () =>
    slides.evaluate((viewport) => {
      const boxes = Array.from(viewport.querySelectorAll('article'), (slide) =>
        slide.getBoundingClientRect(),
      );
      const [start = 0, second = 1] = boxes.map(({ left }) => left);
      return Math.abs(Math.round((viewport.getBoundingClientRect().left - start) / (second - start)));
    });
  const frames = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return {
    slides,
    /** In a window of another width it stays where it was: back to its first slide. */
    begin: async ({ previous }: { previous: string }) => {
      await frames();
      const back = carousel.getByRole('button', { name: previous });
      while ((await back.getAttribute('aria-disabled')) === 'false') {
        await back.click();
        await frames();
      }
      await expect.poll(first).toBe(0);
    },
    /** By how many slides a press moves it. */
    movedBy: async ({ next }: { next: string }) => {
      await carousel.getByRole('button', { name: next }).click();
      await expect.poll(first).toBeGreaterThan(0);
      await frames();
      return first();
    },
  };
};

for (const lang of languages)
  test(`HOM-15 (${lang}): 2.2, 3.2 and 4 passes stand side by side, and move by 2, 3 and 4`, async ({
    page,
  }) => {
    const { title, ...ways } = words[lang].home.passes;
    const list = await homeList(page, lang, title);
    for (const [width, count, group] of passesAt) {
      await page.setViewportSize({ width, height: 800 });
      await list.begin(ways);
      await expectSlides(list.slides, count, `${width} px`);
      expect([width, await list.movedBy(ways)]).toEqual([width, group]);
    }
  });

for (const lang of languages)
  test(`HOM-16 (${lang}): the shows of a list of home stand 2.2, 3.2, 4.2 and 5.2 side by side, 15 px apart, and move by 2, 3, 4 and 5`, async ({
    page,
  }) => {
    const list = await homeList(page, lang, textsOf(sample.home?.lists[0]?.title ?? '')[lang]);
    const ways = words[lang].home.lists;
    for (const [index, { width, count }] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await list.begin(ways);
      await expectSlides(list.slides, count, `${width} px`);
      expect([width, await list.movedBy(ways)]).toEqual([width, 2 + Math.floor(index / 2)]);
    }
  });

test.describe('without the script', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  for (const lang of languages)
    test(
      `SHW-03 (${lang}): where what moves the slides cannot be fetched, they are a list that scrolls`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.route(/CarouselEngine/, (route) => route.abort());
        await open(page, demoShow[lang]);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        const refused = page.waitForEvent('requestfailed', (request) =>
          request.url().includes('CarouselEngine'),
        );
        const slides = page
          .getByRole('region', { name: words[lang].show.list.featured })
          .getByRole('article');
        await slides.first().scrollIntoViewIfNeeded();
        await refused;
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(slides.first()).toBeVisible();
        await slides.last().scrollIntoViewIfNeeded();
        await expect(slides.last()).toBeInViewport();
      },
    );
});
