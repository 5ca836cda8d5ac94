import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { ask } from '#e2e/site/ask.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

const { shows: pageOfShows } = pageSizes;

/** The place of a list's card in the window, and the number of cards. */
const look = (page: Page, title: string) =>
  page.evaluate((name) => {
    const cards = [...document.querySelectorAll('[data-scope="showCatalogue"] article')];
    const card = cards.find((each) => each.querySelector('h3')?.textContent === name)?.parentElement;
    return { cards: cards.length, top: Math.round(card?.getBoundingClientRect().top ?? Number.NaN) };
  }, title);

for (const lang of languages) {
  const text = words[lang].shows;
  const path = pairPath('shows', lang);

  test(
    `HOM-13 (${lang}): more appends, the keyboard goes on there, and Back restores the list and the place`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, path);
      const root = page.locator('[data-scope="showCatalogue"]');
      const cards = root.getByRole('article');
      await expect(cards).toHaveCount(pageOfShows);
      await root.getByRole('link', { name: text.more }).press('Enter');
      await expect(cards).toHaveCount(2 * pageOfShows);
      await expect(page).toHaveURL(`${path}?offset=${pageOfShows}`);
      const next = cards.nth(pageOfShows).getByRole('link');
      await expect(next).toBeFocused();
      const title = (await next.textContent()) ?? '';
      await next.scrollIntoViewIfNeeded();
      const before = await look(page, title);
      /** At most 4 px off, as everywhere (RTE-25). */
      const isBack = async () => {
        const { cards: count, top } = await look(page, title);
        return count === before.cards && Math.abs(top - before.top) <= 4;
      };
      await next.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect.poll(isBack).toBe(true);
      await page.reload();
      await expect(cards).toHaveCount(2 * pageOfShows);
    },
  );

  test.describe('a page that fails', () => {
    test.use({ expectedTrouble: /Failed to load resource|content\.failed/ });

    test(
      `HOM-13 (${lang}): filters narrow the list in the address, one way back, and a page that fails keeps what is there`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows.phone);
        await open(page, path);
        const root = page.locator('[data-scope="showCatalogue"]');
        const cards = root.getByRole('article');
        const form = root.getByRole('form', { name: text.filter.label });
        await page.route(
          (url) => url.pathname.endsWith('/shows') && url.searchParams.get('offset') === String(pageOfShows),
          (route) => route.fulfill({ status: 500, body: '' }),
          { times: 4 },
        );
        await root.getByRole('link', { name: text.more }).click();
        await expect(root.getByRole('alert')).toContainText(text.failed);
        await expect(cards).toHaveCount(pageOfShows);
        await root.getByRole('button', { name: text.retry }).click();
        await expect(cards).toHaveCount(2 * pageOfShows);
        await form.getByLabel(text.filter.genre).selectOption('clown');
        await form.getByRole('button', { name: text.filter.apply, exact: true }).click();
        await expect(root).toMatchState('narrowed');
        await expect(page).toHaveURL(`${path}?genre=clown`);
        await expect(root.getByRole('status').first()).toHaveText(filled(text.count_other, { count: 4 }));
        await expect(cards).toHaveCount(4);
        await expectNoViolations(page);
        await root.getByRole('link', { name: text.filter.clear }).click();
        await expect(root).toMatchState('every');
        await page.goBack();
        await expect(form.getByLabel(text.filter.genre)).toHaveValue('clown');
        await expect(
          root.getByRole('link', {
            name: filled(text.filter.remove, { name: text.filter.genre, value: 'Clown' }),
          }),
        ).toBeVisible();
      },
    );
  });

  test(
    `RTE-17 (${lang}): festivals lead to their shows, passes to their pages, without violations at both widths`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const window of [windows.phone, windows.wide]) {
        await page.setViewportSize(window);
        await open(page, pairPath('festivals', lang));
        await expectNoViolations(page);
        await page.getByRole('main').getByRole('article').first().getByRole('link').click();
        await expect(page.getByRole('heading', { name: words[lang].festival.shows })).toBeVisible();
        await expect(page.getByRole('main').getByRole('article').nth(2)).toBeVisible();
        await expectNoViolations(page);
        await open(page, pairPath('choose-your-pass', lang));
        await expectNoViolations(page);
      }
      await page.getByRole('link', { name: words[lang].passes.card.open }).first().click();
      await expect(page).toHaveURL(new RegExp(`${pairPath('choose-your-pass', lang)}/`));
    },
  );
}

test(
  'RTE-17: the list is read, narrowed and gone on with without scripts',
  { tag: '@slow' },
  async ({ site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: windows.phone });
    const page = await context.newPage();
    await page.goto(`${site}/fr/spectacles`);
    const { shows: text } = words.fr;
    await page.getByRole('link', { name: text.more }).click();
    await expect(page.getByRole('article')).toHaveCount(2 * pageOfShows);
    await page.getByLabel(text.filter.genre).selectOption('clown');
    await page.getByRole('button', { name: text.filter.apply, exact: true }).click();
    await expect(page.locator('[data-scope="showCatalogue"]')).toMatchState('narrowed');
    await context.close();
    const { status, body } = await ask(site, '/en/shows?offset=960');
    expect([status, body.includes(words.en.shows.beyond.text)]).toEqual([200, true]);
  },
);
