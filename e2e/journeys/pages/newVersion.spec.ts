import type { Page } from '@playwright/test';
import { builtFile } from '#e2e/site/builtFile.ts';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, plainShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

// The console names the missing file, and the address of the reloaded document.
test.use({
  expectedTrouble: /Failed to load resource|Failed to fetch dynamically imported|preload CSS|member/,
});

/** How many documents the tab has loaded since then. */
const documentsOf = (page: Page): (() => number) => {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
};

/**
 * From now on the site has another version: its scripts have other addresses, and the old ones are gone. Documents are new,
 * unless a cache in between has kept the old ones.
 */
const deploy = async (page: Page, documents: 'new' | 'old' = 'new'): Promise<void> => {
  await page.route(/^[^?]*\/assets\/[^?]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await page.route('**/next/assets/**', (route) =>
    route.continue({ url: route.request().url().replace('/next/', '/') }),
  );
  if (documents === 'new')
    await page.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('"/assets/', '"/next/assets/');
        // Not with the response itself: it is gone if the page reloads meanwhile.
        return route.fulfill({ status: response.status(), headers: response.headers(), body });
      },
    );
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isTakenOver = (page: Page) =>
  expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
/** No request of the page is under way any more: the last is the live widget, once the browser is idle. */
const isWhole = (page: Page) =>
  expect(page.locator('[data-scope="liveShows"]')).toMatchState({ known: 'closed' });
const openWhole = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await isWhole(page);
};
/** A visible link of the page. */
const linkTo = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).filter({ visible: true }).first();

for (const lang of languages) {
  const at = addresses[lang];

  test(`LDR-11 (${lang}): after a deployment a link leads to its page, by one document, and from then on in the page`, async ({
    page,
  }) => {
    await openWhole(page, at.legal);
    await deploy(page);
    const documents = documentsOf(page);
    await linkTo(page, at.calendar).click();
    await expect(page).toHaveURL(at.calendar);
    await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
    await isTakenOver(page);
    expect(documents()).toBe(1);
    // By keyboard: days that come into sight move the footer under a pointer.
    await linkTo(page, at.basic).press('Enter');
    await expect(page).toHaveURL(at.basic);
    await expect(page.locator('[data-scope="unavailable"]')).toHaveCount(0);
    await expect(page.locator('[data-scope="calendar"]')).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test(
    `LDR-11 (${lang}): on the way back the page is loaded anew by itself`,
    { tag: '@slow' },
    async ({ page }) => {
      await openWhole(page, plainShow[lang]);
      await linkTo(page, at.legal).click();
      await expect(page).toHaveURL(at.legal);
      // The document begins anew, with the scripts of one page.
      await page.reload();
      await isWhole(page);
      await deploy(page);
      const documents = documentsOf(page);
      await page.evaluate(() => history.back());
      await expect.poll(documents).toBe(1);
      await expect(page).toHaveURL(plainShow[lang]);
      await isTakenOver(page);
      await expect(page.locator('[data-scope="readMore"]')).not.toHaveCount(0);
      expect(documents()).toBe(1);
    },
  );

  test(
    `LDR-11 (${lang}): where the documents stay the old ones, it is loaded anew once and then says so`,
    { tag: '@slow' },
    async ({ page }) => {
      await openWhole(page, at.legal);
      await deploy(page, 'old');
      const documents = documentsOf(page);
      await linkTo(page, at.calendar).click();
      await expect.poll(documents).toBe(1);
      // Without its scripts it is the server's page.
      await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
      await expect(page.locator('[data-scope="cookieBanner"]')).toMatchState('recalling');
      expect(documents()).toBe(1);
    },
  );

  for (const [says, typed, loaded] of [
    [
      'what is typed is not lost: the page says what is missing and waits for a press',
      'camille@example.test',
      0,
    ],
    ['control: where nothing is typed, the same press loads the page anew', '', 1],
  ] as const)
    test(`LDR-11 (${lang}): ${says}`, { tag: '@slow' }, async ({ page }) => {
      await openWhole(page, `/${lang}/login`);
      const name = page.getByRole('textbox', { name: words[lang].login.username, exact: true });
      await name.fill(typed);
      await deploy(page);
      const documents = documentsOf(page);
      const looked = page.waitForResponse(
        (response) => response.request().method() === 'HEAD' && response.status() === 404,
      );
      // The texts of the other language belong to the old version.
      await linkTo(page, `/${otherLanguage(lang)}/login`).click();
      await looked;
      if (loaded === 0) await expect(page.locator('[data-scope="unavailable"]')).toBeVisible();
      await expect.poll(documents).toBe(loaded);
      await expect(page).toHaveURL(`/${lang}/login`);
      await expect(name).toHaveValue(typed);
    });

  test(
    `LDR-11 (${lang}): control: a script that is missing alone loads nothing anew, it is said`,
    { tag: '@slow' },
    async ({ page }) => {
      await openWhole(page, at.legal);
      await page.route(builtFile(/calendar\.page/, 'js'), (route) =>
        route.fulfill({ status: 404, body: 'Not Found' }),
      );
      const documents = documentsOf(page);
      await linkTo(page, at.calendar).click();
      await expect(page.locator('[data-scope="unavailable"]')).toBeVisible();
      await expect(title(page)).toHaveText(words[lang].page.error.title);
      expect(documents()).toBe(0);
    },
  );

  test(
    `LDR-11 (${lang}): control: where nobody hears that code is missing, the tab stays with the words`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('vite:preloadError', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
      await openWhole(page, at.legal);
      await deploy(page);
      const documents = documentsOf(page);
      await linkTo(page, at.calendar).click();
      await expect(page.locator('[data-scope="unavailable"]')).toBeVisible();
      await expect(title(page)).toHaveText(words[lang].page.error.title);
      expect(documents()).toBe(0);
    },
  );
}
