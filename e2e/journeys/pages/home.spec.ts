import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { heroOf, pointAt, pointAway, prefer, seen, show, toggleOf } from '#e2e/walks/heroCarousel/slides.ts';
import { settings } from '#machines/settings.ts';

const { slideDelay, speed } = settings.carousel.hero;
const longAfter = 2 * slideDelay;

// The jump of time ends prefetches, and the live widget's call, too.
test.use({ expectedTrouble: /content\.failed \{call: \S*\/(calendar|live-shows)/ });

/** The slide's distance from its place, as a share of its width. */
const away = (page: Page, index: number): Promise<number> =>
  heroOf({ page }).evaluate((root, at) => {
    const viewport = root.querySelector(':scope > div')?.getBoundingClientRect();
    const slide = root.querySelectorAll('[aria-live] > li')[at]?.getBoundingClientRect();
    if (!viewport || !slide) throw new Error('There is no such slide');
    return Math.abs(slide.left - viewport.left) / slide.width;
  }, index);

/** Requested parts of the site's code, by their names. */
const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([\w.]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
  );
/** The code that plays films, makes lists draggable, draws a part of home by itself, and requests data. */
const later =
  /^(HeroFilm|TileFilm|Film|filmWords|videoPlayer\.machine|CarouselEngine|BlockPage|homeAnswers)$/;

test('HOM-03: a slide has a picture for wide windows and one for phones; darkText and overlay turn its words and their ground', async ({
  page,
}) => {
  await open(page, '/fr');
  const slide = heroOf({ page }).getByRole('article').first();
  const picture = slide.locator('picture img');
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => image.currentSrc.replace(location.origin, ''));
  const wide = await slide.locator('source').getAttribute('srcset');
  const tall = await picture.getAttribute('src');
  await expect.poll(shown).toBe(wide);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(shown).toBe(tall);
  expect(tall).not.toBe(wide);

  const panel = slide.locator('h2').locator('..');
  const look = () =>
    panel.evaluate((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return { color, backgroundColor, isOverPicture: backgroundImage !== 'none' };
    });
  const say = (name: string, value: boolean) =>
    slide.evaluate((element, [key, told]) => element.setAttribute(`data-${key}`, told), [
      name,
      String(value),
    ] as const);
  const [ink, paper] = ['rgb(20, 16, 31)', 'rgb(255, 249, 239)'];
  await expect.poll(look).toEqual({ color: paper, backgroundColor: ink, isOverPicture: false });
  await say('dark', true);
  await expect.poll(look).toEqual({ color: ink, backgroundColor: paper, isOverPicture: false });
  await say('overlay', true);
  await expect.poll(look).toMatchObject({ color: ink, isOverPicture: true });
});

test('HOM-10: tiles of the whole width, of a third, a fourth and a fifth of it', async ({ page }) => {
  await open(page, '/en');
  const list = page.getByRole('region', { name: words.en.home.tiles.label }).getByRole('list');
  const shares = await list.evaluate((element) => {
    const whole = element.getBoundingClientRect().width;
    return Array.from(element.children, (tile) => [
      tile.getAttribute('data-width') ?? '',
      Math.round(whole / tile.getBoundingClientRect().width),
    ]);
  });
  const parts = { full: 1, third: 3, fourth: 4, fifth: 5 };
  expect(Object.fromEntries(shares)).toEqual(parts);
});

for (const lang of languages) {
  test(
    `HOM-05 (${lang}): the hero moves on, rests while somebody is there or is not, and stops when told to`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.clock.install();
      await open(page, `/${lang}`);
      const hero = heroOf({ page });
      const buttons = hero.locator('[data-holds] button');
      const toggle = toggleOf({ page });
      const text = words[lang].home.motion;
      const isSeen = (index: number) =>
        expect.poll(() => seen({ page })).toEqual({ chosen: index, open: [index] });
      await expect(hero).toMatchState('moving.playing');
      await stopTime(page);
      await buttons.nth(1).dispatchEvent('click');
      await isSeen(1);
      // A slide moves in 750 ms, to the eye's precision.
      await runTime(page, speed - 100);
      await expect.poll(() => away(page, 1)).toBeGreaterThan(0.01);
      await runTime(page, 150);
      await expect.poll(() => away(page, 1)).toBeLessThan(0.01);
      await runTime(page, slideDelay - speed - 51);
      await isSeen(1);
      await runTime(page, 1);
      await isSeen(2);
      // After the last comes the first.
      await buttons.last().dispatchEvent('click');
      await runTime(page, slideDelay);
      await isSeen(0);

      await pointAt({ page });
      await expect(hero).toMatchState('moving.held');
      await runTime(page, longAfter);
      await isSeen(0);
      await pointAway({ page });
      await expect(hero).toMatchState('moving.playing');
      await show({ page }, 'hidden');
      await expect(hero).toMatchState('moving.hidden');
      await runTime(page, longAfter);
      await isSeen(0);
      await show({ page }, 'visible');

      // By keyboard: from the slide's button to those that choose, and to Pause.
      await hero.getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await expect(buttons.first()).toBeFocused();
      await expect(hero).toMatchState('moving.held');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await isSeen(1);
      await toggle.focus();
      await expect(hero).toMatchState('moving.playing');
      await expect(toggle).toHaveAccessibleName(text.pauseSlides);
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAccessibleName(text.playSlides);
      await runTime(page, longAfter);
      await isSeen(1);
      await page.keyboard.press('Enter');
      await runTime(page, slideDelay);
      await isSeen(2);

      await prefer({ page }, true);
      await expect(hero).toMatchState('still');
      await runTime(page, longAfter);
      await isSeen(2);
    },
  );

  test(`HOM-12 (${lang}): the other side of a tile shows while the keyboard is on it`, async ({ page }) => {
    await open(page, `/${lang}`);
    const tile = page
      .getByRole('region', { name: words[lang].home.tiles.label })
      .getByRole('article')
      .filter({ has: page.locator('[data-other="true"]') })
      .first();
    const other = tile.locator('[data-other="true"]');
    await expect(other).toBeHidden();
    await tile.getByRole('link').focus();
    await expect(other).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(other).toBeHidden();
  });

  test(
    `HOM-12 (${lang}): a tile shows its other side to a pointer and to a keyboard, films play only then, and what may wait does`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, `/${lang}`);
      const tiles = page.getByRole('region', { name: words[lang].home.tiles.label }).getByRole('article');
      const withFilm = tiles.filter({ has: page.locator('video') });
      const film = withFilm.locator('video');
      const withPicture = tiles
        .filter({ has: page.locator('[data-other="true"]') })
        .filter({ hasNot: page.locator('video') });
      const other = withPicture.locator('[data-other="true"]');
      // Until somebody is there.
      await expect(heroOf({ page })).toHaveAttribute('data-moves', 'true');
      await expect.poll(async () => (await partsOf(page)).filter((name) => later.test(name))).toEqual([]);

      await expect(film).toHaveJSProperty('paused', true);
      await withFilm.getByRole('link').focus();
      await expect(film).toBeVisible();
      await expect(film).toHaveJSProperty('paused', false);
      await page.keyboard.press('Tab');
      await expect(film).toHaveJSProperty('paused', true);
      await expect(film).toBeHidden();
      await expect(other).toBeHidden();
      await withPicture.hover();
      await expect(other).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(other).toBeHidden();
      // HOM-15: the engine of a list, once it is near.
      await page.locator('#home-passes').scrollIntoViewIfNeeded();
      await expect.poll(() => partsOf(page)).toContain('CarouselEngine');
      await page.setViewportSize({ width: 320, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}
