import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { artistOf } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';
import { artistType } from '#server/testing/sampleFolder.ts';

const [comedian, mime] = [artistType('Comedian'), artistType('Mime')];
const { artists: usual, artistsNarrow: short } = pageSizes;

/** The place of a list's card in the window, and the number of cards. */
const look = (page: Page, name: string) =>
  page.evaluate((title) => {
    const cards = [...document.querySelectorAll('[data-scope="artistCatalogue"] article')];
    const card = cards.find((each) => each.querySelector('h3')?.textContent === title);
    return { cards: cards.length, top: Math.round(card?.getBoundingClientRect().top ?? Number.NaN) };
  }, name);

for (const lang of languages) {
  const text = words[lang].artists;
  const path = pairPath('artists', lang);

  test.describe('the artists', () => {
    test.use({ expectedTrouble: /Failed to load resource|content\.failed/ });

    test(
      `ART-09 (${lang}): short pages on a phone, one that fails keeps the list, and Back, reload and a resized window restore all of it`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows.phone);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await open(page, path);
        const root = page.locator('[data-scope="artistCatalogue"]');
        const cards = root.getByRole('article');
        await expect(cards).toHaveCount(short);
        await expect(root.getByText(filled(text.shown, { count: short, total: 84 }))).toBeVisible();
        // The server has drawn them: nobody asks for them again.
        expect(asked.filter((pathname) => pathname.endsWith('/content/8/artists'))).toEqual([]);
        await expectNoViolations(page);
        await page.route(
          (url) =>
            url.pathname.endsWith('/artists') &&
            url.searchParams.get('offset') === String(usual) &&
            url.searchParams.get('pagesize') === String(short),
          (route) => route.fulfill({ status: 500, body: '' }),
          { times: 4 },
        );
        const more = root.getByRole('link', { name: text.more });
        await more.press('Enter');
        await expect(cards).toHaveCount(usual);
        await expect(page).toHaveURL(`${path}?offset=${short}&pagesize=${short}`);
        await expect(cards.nth(short).getByRole('link')).toBeFocused();
        await more.click();
        await expect(root.getByRole('alert')).toContainText(text.failed);
        await expect(cards).toHaveCount(usual);
        await root.getByRole('button', { name: text.retry }).press('Enter');
        await expect(cards).toHaveCount(3 * short);
        await expect(cards.nth(usual).getByRole('link')).toBeFocused();
        // ART-09: a turned phone goes on in short pages, without missing artists.
        await page.setViewportSize(windows.desktop);
        await more.click();
        await expect(cards).toHaveCount(4 * short);
        const names = await cards.getByRole('heading').allTextContents();
        expect(new Set(names).size).toBe(4 * short);
        await page.setViewportSize(windows.phone);
        const card = cards.nth(40).getByRole('link');
        await card.scrollIntoViewIfNeeded();
        const name = (await card.textContent()) ?? '';
        const before = await look(page, name);
        const isBack = async () => {
          const { cards: count, top } = await look(page, name);
          return count === before.cards && Math.abs(top - before.top) <= 4;
        };
        await card.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await expect.poll(isBack).toBe(true);
        await page.reload();
        await expect(cards).toHaveCount(4 * short);
      },
    );

    test(
      `ART-04 (${lang}): another category replaces the list, and a late answer of the one before shows nowhere`,
      { tag: '@slow' },
      async ({ page }) => {
        await open(page, path);
        const root = page.locator('[data-scope="artistCatalogue"]');
        const cards = root.getByRole('article');
        await expect(cards).toHaveCount(usual);
        const choose = (name: string) =>
          root.getByRole('navigation', { name: text.categories }).getByRole('link', { name, exact: true });
        const { promise: late, resolve: answer } = Promise.withResolvers<void>();
        const { promise: isAsked, resolve: hear } = Promise.withResolvers<void>();
        const { promise: isAnswered, resolve: tell } = Promise.withResolvers<void>();
        await page.route(
          (url) => url.pathname.endsWith('/artists') && url.searchParams.get('category_id') === '1',
          async (route) => {
            hear();
            await late;
            // The caller may have gone.
            await route.continue().catch(() => null);
            tell();
          },
        );
        await choose(comedian[lang]).click();
        await isAsked;
        await choose(mime[lang]).click();
        await expect(cards).toHaveCount(1);
        await expect(root.getByRole('status').first()).toHaveText(filled(text.count_one, { count: 1 }));
        answer();
        await isAnswered;
        await expect(cards).toHaveCount(1);
        await expect(choose(mime[lang])).toHaveAttribute('aria-current', 'true');
        await expectNoViolations(page);
        await page.goBack();
        await expect(choose(comedian[lang])).toHaveAttribute('aria-current', 'true');
        await expect(root.getByRole('status').first()).not.toHaveText(filled(text.count_one, { count: 1 }));
        await expect(cards).toHaveCount(usual);
      },
    );
  });

  test(
    `ARD-04 (${lang}): from a show to its artist, whose accordions open, and whose photos are turned by keyboard, by swipe, and left by Back`,
    { tag: '@slow' },
    async ({ page }) => {
      const chunks: string[] = [];
      page.on('request', (request) => chunks.push(request.url()));
      const { artist: said, layout } = words[lang];
      await page.setViewportSize(windows.phone);
      await open(page, `${pairPath('artists', lang)}/${artistOf.show}`);
      const main = page.getByRole('main');
      await main.locator('details').first().getByRole('article').getByRole('link').first().click();
      await main.getByRole('link', { name: 'Desmond Okafor', exact: true }).click();
      await expect(page).toHaveURL(`${pairPath('artists', lang)}/${artistOf.show}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desmond Okafor');
      await expectNoViolations(page);
      await page.setViewportSize(windows.phone);
      await expect(main.locator('[data-scope="readMore"]')).toMatchState('collapsed');
      await main.getByRole('button', { name: layout.readMore.more }).click();
      await expect(main.locator('[data-scope="readMore"]')).toMatchState('expanded');
      const root = page.locator('[data-scope="photoViewer"]');
      const thumbs = root.getByRole('listitem').getByRole('link');
      await expect(thumbs.first()).toBeHidden();
      await main.locator('summary', { hasText: said.photos }).press('Enter');
      await expect(thumbs.first()).toBeVisible();
      expect(chunks.filter((url) => /Viewer/.test(url))).toEqual([]);
      await thumbs.first().press('Enter');
      await expect(root).toMatchState('open.shown');
      expect(chunks.some((url) => /Viewer/.test(url))).toBe(true);
      const dialog = page.getByRole('dialog');
      const at = (place: number) =>
        expect(
          dialog.getByText(filled(said.viewer.place, { place, count: 3 }), { exact: true }),
        ).toBeVisible();
      await at(1);
      await expect(dialog.getByRole('img')).toBeVisible();
      await expectNoViolations(page);
      for (const [key, place] of [
        ['ArrowRight', 2],
        ['End', 3],
        ['ArrowLeft', 2],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await at(place);
        await expect(root).toMatchState('open.shown');
      }
      // A swipe to the left shows the next one.
      const { x, y, width } = (await dialog.getByRole('img').boundingBox()) ?? { x: 0, y: 0, width: 0 };
      await page.mouse.move(x + width * 0.8, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.2, y + 60);
      await page.mouse.up();
      await at(2);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${pairPath('artists', lang)}/${artistOf.show}`);
      await expect(thumbs.first()).toBeFocused();
      // Forward opens it again, at the photo that was seen.
      await page.goForward();
      await expect(root).toMatchState('open.shown');
      await at(2);
      await page.keyboard.press('ArrowRight');
      await at(3);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.goForward();
      await at(3);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${pairPath('artists', lang)}/${artistOf.show}`);
      await thumbs.nth(1).press('Enter');
      await at(2);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(thumbs.nth(1)).toBeFocused();
      await page.setViewportSize(windows.wide);
      await expectNoViolations(page);
    },
  );
}

test(
  'ART-02: the artists are read, narrowed and gone on with without scripts, in short pages on a phone',
  { tag: '@slow' },
  async ({ site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: windows.phone });
    const page = await context.newPage();
    await page.goto(`${site}/fr/artistes`);
    const text = words.fr.artists;
    const seen = page.getByRole('article').locator('visible=true');
    await expect(seen).toHaveCount(short);
    await page.getByRole('link', { name: text.more }).locator('visible=true').click();
    await expect(page).toHaveURL(`${site}/fr/artistes?offset=${short}&pagesize=${short}`);
    await expect(seen).toHaveCount(2 * short);
    await page.getByRole('link', { name: mime.fr, exact: true }).click();
    await expect(seen).toHaveCount(1);
    await seen.getByRole('link').click();
    await page.locator('summary', { hasText: words.fr.artist.photos }).click();
    await expect(page.locator('[data-scope="photoViewer"]').getByRole('link').first()).toBeVisible();
    await context.close();
  },
);
