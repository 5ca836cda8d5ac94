import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { expect, test } from '#e2e/site/test.ts';
import { backstage, videosOf } from '#e2e/site/videos.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

const videoSite = /youtu|ytimg|google/;

/** The video site's player's messages. */
const says = (message: object): string =>
  `<!doctype html><title>Player</title><script>addEventListener('message', () => parent.postMessage(${JSON.stringify(
    JSON.stringify(message),
  )}, '*'))</script>`;

/** The page's requests to the video site, whose player sends these messages. */
const standIn = async (page: Page, message: object): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (videoSite.test(new URL(request.url()).host)) asked.push(request.url());
  });
  await page.route(
    ({ host }) => videoSite.test(host),
    (route) => route.fulfill({ contentType: 'text/html', body: says(message) }),
  );
  return asked;
};

for (const lang of languages) {
  const text = words[lang];
  const { film, embedded, background } = videosOf[lang];

  test(
    `VID-21 (${lang}): from the on-demand page to a video; the video site hears of nobody before a press on play, and what it cannot play says so`,
    { tag: '@slow' },
    async ({ page }) => {
      const asked = await standIn(page, { event: 'onError', info: 150 });
      await page.setViewportSize(windows.phone);
      await open(page, pairPath('ondemand', lang));
      await expectNoViolations(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: text.videos.onDemand.all }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.videos.all);
      await main.getByRole('link', { name: backstage[lang].name, exact: true }).click();
      await expect(page).toHaveURL(backstage[lang].path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(backstage[lang].name);
      await expectNoViolations(page);
      await main.getByRole('link', { name: text.videos.back }).click();
      await expect(page).toHaveURL(pairPath('ondemand', lang));
      await open(page, embedded.path);
      expect(asked).toEqual([]);
      const player = main.locator('[data-scope="videoPlayer"]');
      await player
        .getByRole('button', { name: filled(text.video.playNamed, { title: embedded.title }) })
        .press('Enter');
      await expect(player).toMatchState('failed');
      await expect(player.getByRole('alert')).toContainText(text.video.failed);
      await expect(player.getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch\?v=eRsGyueVLvQ$/);
      expect(asked).toEqual([
        'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1&mute=1&enablejsapi=1',
      ]);
      await expectNoViolations(page);
    },
  );

  test(`VID-11 (${lang}): a narrow window shows twelve, and twelve more of each press; a wide one twice as many`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search, searchParams } = new URL(request.url());
      // A prefetched page sends its own requests.
      if (pathname.endsWith('/content/8/videos') && !searchParams.has('collection')) calls.push(search);
    });
    const path = pairPath('videos-ondemand', lang);
    await page.setViewportSize({ width: 574, height: 800 });
    await open(page, path);
    const root = page.locator('[data-scope="videoCatalogue"]');
    const cards = root.locator('section li:visible');
    const more = root.getByRole('link', { name: text.videos.more });
    const { videos: whole, videosNarrow: half } = pageSizes;
    await expect(cards).toHaveCount(half);
    // Before, it would lead to a document of the next ones alone.
    await takenOver(more);
    await more.press('Enter');
    await expect(cards).toHaveCount(2 * half);
    await expect(page).toHaveURL(`${path}?offset=${half}`);
    await expect(cards.nth(half).getByRole('link')).toBeFocused();
    // The first page was complete: it needed no requests.
    expect(calls).toEqual([]);
    await more.click();
    await expect(cards).toHaveCount(36);
    await expect(more).toHaveCount(0);
    expect(calls).toEqual([`?offset=${whole}&pagesize=${half}`]);
    await page.setViewportSize({ width: 575, height: 800 });
    await open(page, path);
    await expect(cards).toHaveCount(whole);
    await takenOver(more);
    await more.click();
    await expect(cards).toHaveCount(36);
    await expect(page).toHaveURL(`${path}?offset=${whole}`);
    await page.reload();
    await expect(cards).toHaveCount(36);
    await cards.nth(30).getByRole('link').click();
    await expect(page.locator('[data-scope="videoPlayer"]')).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(36);
  });

  test.describe('pictures that do not come', () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test(
      `VID-06 (${lang}): four in a row, two under 575 px; a card has its name without its picture`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize({ width: 574, height: 800 });
        await page.route(/\/media\//, (route) => route.fulfill({ status: 503 }));
        await open(page, pairPath('videos-ondemand', lang));
        const cards = page.locator('[data-scope="videoCatalogue"] section li');
        const inRow = () =>
          cards.evaluateAll((all) => {
            const tops = all.map((each) => each.getBoundingClientRect().top);
            return tops.filter((top) => top === tops[0]).length;
          });
        await expect.poll(inRow).toBe(2);
        await page.setViewportSize({ width: 575, height: 800 });
        await expect.poll(inRow).toBe(4);
        await expect(cards.locator('img:visible')).toHaveCount(0);
        const title = await cards.last().locator('b').innerText();
        await expect(cards.last().getByRole('link', { name: title })).toBeVisible();
        await expectNoViolations(page);
      },
    );
  });

  test(`VID-08 (${lang}): the page of the videos is dark to its edges and beyond them, and no other page is`, async ({
    page,
  }) => {
    /** How light what is seen at a place is, from 0 to 255: without the parts that stand on it. */
    const grounds = () =>
      page.evaluate(() => {
        const lightOf = (element: Element): number => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
          ).map(Number);
          return Math.max(red, green, blue);
        };
        const main = document.querySelector('main');
        const footer = document.querySelector('footer');
        const room = main?.firstElementChild;
        if (!main || !footer || !room) throw new Error('The page is not there');
        const [{ top, bottom, left, right }, foot] = [
          room.getBoundingClientRect(),
          footer.getBoundingClientRect(),
        ];
        return {
          page: lightOf(document.documentElement),
          room: lightOf(room),
          beside: [left, innerWidth - right],
          above: top - main.getBoundingClientRect().top,
          below: foot.top - bottom,
        };
      });
    await page.setViewportSize(windows.wide);
    for (const pair of ['videos-ondemand', 'ondemand'] as const) {
      await open(page, pairPath(pair, lang));
      const seen = async () => {
        const { page: around, room, beside, above, below } = await grounds();
        return [around < 30, room < 30, beside, above, below];
      };
      await expect.poll(seen).toEqual([true, true, [0, 0], 0, 0]);
    }
    await page.getByRole('banner').locator(`a[href="/${lang}"]`).first().click();
    await expect(page.locator('[data-scope="videoCatalogue"]')).toHaveCount(0);
    await expect.poll(async () => (await grounds()).page).toBeGreaterThan(200);
  });

  test(
    `VID-07 (${lang}): more is as wide as the list, and goes with the last video`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 574, height: 800 });
      await open(page, `${pairPath('videos-ondemand', lang)}?offset=12`);
      const list = page.locator('[data-scope="videoCatalogue"] section');
      const more = list.getByRole('link', { name: text.videos.more });
      const isAsWide = async (): Promise<boolean> => {
        const [button, whole] = [await more.boundingBox(), await list.locator('ul').last().boundingBox()];
        return button !== null && button.width === whole?.width;
      };
      for (const width of [574, windows.desktop.width]) {
        await page.setViewportSize({ width, height: 800 });
        // As the page learns the size of its window, it draws the link anew.
        await expect.poll(isAsWide).toBe(true);
      }
      await page.setViewportSize({ width: 574, height: 800 });
      await more.click();
      await expect(list.locator('li:visible')).toHaveCount(36);
      await expect(more).toHaveCount(0);
    },
  );

  test(`VID-26 (${lang}): players and pictures are 16 to 10`, async ({ page }) => {
    await open(page, film.path);
    const main = page.getByRole('main');
    for (const width of [windows.phone.width, windows.desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      for (const shown of [
        main.locator('[data-scope="videoPlayer"]'),
        main.locator('li a > span > span').first(),
      ]) {
        const shape = async () => {
          const { width: wide = 0, height = 1 } = (await shown.boundingBox()) ?? {};
          return wide / height;
        };
        await expect.poll(shape).toBeCloseTo(16 / 10, 1);
      }
    }
  });

  test(
    `VID-22 (${lang}): a film in the background shows what is below it at its end, once, and moves nobody who has scrolled or wants less motion`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize(windows.wide);
      const player = page.locator('[data-scope="videoPlayer"]');
      const video = player.locator('video');
      const end = () => video.evaluate((each) => each.dispatchEvent(new Event('ended')));
      const top = () => page.evaluate(() => scrollY);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, background);
      // The button stands at the window's edge: a click would scroll to it.
      await player.getByRole('button').dispatchEvent('click');
      await expect(player).toMatchState('background.running');
      await end();
      await expect(video).toHaveJSProperty('paused', false);
      await expect.poll(top).toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, background);
      await expect(player).toMatchState('background.running');
      await expect(video).toHaveJSProperty('muted', true);
      await end();
      // The end of a glide: nothing else may scroll before.
      await expect.poll(top).toBe(windows.wide.height - 100);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(top).toBe(0);
      await end();
      await expect(video).toHaveJSProperty('paused', false);
      await expect.poll(top).toBe(0);
    },
  );

  test(
    `VID-20 (${lang}): a film plays with its captions, by keyboard; without scripts it is the browser’s own`,
    { tag: '@slow' },
    async ({ page, site, browser }) => {
      await page.setViewportSize(windows.wide);
      await open(page, film.path);
      const player = page.getByRole('main').locator('[data-scope="videoPlayer"]');
      await player
        .getByRole('button', { name: filled(text.video.playNamed, { title: film.title }) })
        .press('Enter');
      await expect(player).toMatchState('playing');
      const video = player.locator('video');
      await expect(video).toBeFocused();
      const tracks = () =>
        video.evaluate((each) =>
          each instanceof HTMLVideoElement
            ? [...each.textTracks].map(({ language, mode, cues }) => [
                language,
                mode,
                (cues?.length ?? 0) > 0,
              ])
            : [],
        );
      const [mine, other] = [
        [lang, 'showing', true],
        [lang === 'fr' ? 'en' : 'fr', 'disabled', false],
      ];
      await expect.poll(tracks).toEqual(lang === 'fr' ? [mine, other] : [other, mine]);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(site + film.path);
      await expect(plain.locator('main video[controls]')).toBeVisible();
      await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
      await context.close();
    },
  );
}
