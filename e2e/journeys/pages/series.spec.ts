import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

/** The text of a ground is ink or paper where that is legible (docs/decisions/073). */
const [paper, ink] = ['rgb(255, 249, 239)', 'rgb(20, 16, 31)'];
/** A show of each series, and the two inks of its poster. */
const series = {
  the42: {
    fr: 'quarante-deux-humoristes-une-seule-loge',
    en: 'forty-two-comics-one-green-room',
    inks: ['rgb(255, 212, 0)', ink],
  },
  comedycon: {
    fr: 'le-panel-qui-ne-repond-a-aucune-question',
    en: 'the-panel-that-takes-no-questions',
    inks: ['rgb(47, 91, 255)', paper],
  },
  headliners: {
    fr: 'les-excuses-completes-de-desmond-okafor',
    en: 'desmond-okafor-sorry-in-full',
    inks: ['rgb(179, 36, 11)', paper],
  },
  outdoors: {
    fr: 'l-ile-aux-acrobates-fatigues',
    en: 'the-island-of-slightly-tired-acrobats',
    inks: ['rgb(0, 96, 60)', paper],
  },
  street: {
    fr: 'le-mime-bavard-de-kensington',
    en: 'the-talkative-mime-of-kensington',
    inks: ['rgb(107, 43, 217)', paper],
  },
} as const;

/** The banner: its inks, what its words are parted by, and how it moves. */
const bannerOf = (page: Page) =>
  page.locator('[data-scope="motion"]:has(> [aria-hidden] > span)').evaluate((ticker) => {
    const tape = ticker.firstElementChild;
    const word = tape?.firstElementChild;
    const look = getComputedStyle(ticker);
    return {
      inks: [look.backgroundColor, look.color],
      icon: word ? getComputedStyle(word, '::after').clipPath : '',
      text: word?.textContent,
      isHidden: tape?.getAttribute('aria-hidden'),
      isWider: (tape?.scrollWidth ?? 0) >= 2 * ticker.clientWidth,
    };
  });

for (const lang of languages)
  test(
    `TOR-06 (${lang}): the banner of each series has its colours and its icon, runs past the screen, and is no text for who listens`,
    { tag: '@slow' },
    async ({ page }) => {
      const icons: string[] = [];
      for (const { inks, ...slugs } of Object.values(series)) {
        await open(page, addresses[lang].shows + slugs[lang]);
        const { icon, ...banner } = await bannerOf(page);
        expect(banner).toEqual({ inks, text: words[lang].show.ticker, isHidden: 'true', isWider: true });
        icons.push(icon);
      }
      expect(new Set(icons).size).toBe(icons.length);
    },
  );

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('TOR-06: the banner stands still for who asks for less motion', { tag: '@slow' }, async ({ page }) => {
    await open(page, demoShow.en);
    const ticker = page.locator('[data-scope="motion"]:has(> [aria-hidden] > span)');
    await expect(ticker).toMatchState('paused');
    const running = () =>
      ticker.evaluate(
        (strip) =>
          strip.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(running).toBe(0);
    // The control.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, demoShow.en);
    await expect(ticker).toMatchState('playing');
    await expect.poll(running).toBeGreaterThan(0);
  });
});

for (const lang of languages)
  test(
    `TOR-02 (${lang}): the series with its icon heads the page, the tickets stay in sight while one reads, the arrow leads down`,
    { tag: '@slow' },
    async ({ page }) => {
      const { show, format } = words[lang];
      await open(page, demoShow[lang]);
      const hero = page.locator('article[data-layout="toronto"] header').first();
      const name = hero.getByText(format.types.headliners, { exact: true }).first();
      await expect(name).toBeVisible();
      const icon = await name.locator('i').evaluate((drawn) => {
        const { clipPath, backgroundColor, width } = getComputedStyle(drawn);
        return {
          isShaped: clipPath.startsWith('polygon'),
          colour: backgroundColor,
          isDrawn: Number.parseFloat(width) > 16,
        };
      });
      expect(icon).toEqual({ isShaped: true, colour: paper, isDrawn: true });

      // At the side on a wide window: clear of the header of the site, wherever one reads.
      const topOf = (selector: string) =>
        page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const box = 'aside[aria-labelledby="buy-box"]';
      await page
        .locator('#about')
        .evaluate((about) => scrollTo(0, scrollY + about.getBoundingClientRect().top));
      const stuck = [await topOf('#about'), await topOf(box)];
      await page.evaluate(() => scrollBy(0, 60));
      await expect
        .poll(async () => [await topOf('#about'), await topOf(box)])
        .toEqual([(stuck[0] ?? 0) - 60, stuck[1]]);
      const header = await page
        .getByRole('banner')
        .evaluate((banner) => banner.getBoundingClientRect().bottom);
      expect(stuck[1]).toBeGreaterThanOrEqual(Math.floor(header));

      // At the foot of a phone, until the tickets are reached.
      await page.setViewportSize(windows.phone);
      await open(page, demoShow[lang]);
      const bar = page.getByRole('complementary', { name: new RegExp(`^${show.bar.label.split('{{')[0]}`) });
      // The frame of the phone stands below it, with a line of what is live or without.
      const footOf = () =>
        bar.evaluate((aside) => Math.round(innerHeight - aside.getBoundingClientRect().bottom));
      for (const scrolled of [0, 300, 600]) {
        await page.evaluate((top) => scrollTo(0, top), scrolled);
        const foot = await footOf();
        expect(foot).toBeGreaterThanOrEqual(0);
        expect(foot).toBeLessThan(140);
      }

      await page.evaluate(() => scrollTo(0, 0));
      await hero.getByRole('link', { name: show.arrow }).click();
      await expect(page).toHaveURL(/#about$/);
      await expect(page.locator('#about')).toBeInViewport();
    },
  );

for (const lang of languages)
  test(
    `SHW-04 (${lang}): the breadcrumb leads home and to the list of the shows`,
    { tag: '@slow' },
    async ({ page }) => {
      const { page: pageWords, show, layout } = words[lang];
      await open(page, demoShow[lang]);
      const breadcrumb = page.getByRole('navigation', { name: layout.breadcrumb });
      const links = await breadcrumb
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(links).toEqual([
        [pageWords.home, `/${lang}`],
        [show.shows, lang === 'fr' ? '/fr/spectacles' : '/en/shows'],
      ]);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(title);
      await breadcrumb.getByRole('link', { name: show.shows }).click();
      await expect(page.locator('[data-scope="showCatalogue"]')).toBeVisible();
    },
  );
