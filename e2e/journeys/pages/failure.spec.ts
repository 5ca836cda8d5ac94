import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';
import { contentSettings } from '#src/api/requestSettings.ts';

// React reports errors in a boundary.
test.use({ expectedTrouble: /content\.failed|Failed to load resource|ContentError/ });

const pages = '**/api/content/*/router/**';
const second = 1_000;
/** Seconds: longer than any wait behind a spinner. */
const askedToWait = (2 * contentSettings.silentWait) / second;
const moment = 100;
/** Of the first pause before the page asks again by itself, at its longest random length. */
const firstPause = 1.5 * settings.unavailable.backoff[0];

/** A content host with a `Retry-After`. */
const breakPages = (page: Page) =>
  page.route(pages, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': String(askedToWait) }, body: '' }),
  );

for (const lang of languages) {
  const at = addresses[lang];
  const { error, 404: missing } = words[lang].page;
  const view = (page: Page) => page.locator('[data-scope="unavailable"]');
  const follow = (page: Page) =>
    page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first().click();

  test(`LDR-08 (${lang}): a page that fails is the 503 view in place, which asks again by itself when it was told to`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, at.legal);
    await breakPages(page);
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.title);
    await expect(page).toHaveURL(at.basic);
    await expect(view(page)).toMatchState('waiting');
    await stopTime(page);
    await page.unroute(pages);
    await page.clock.runFor(askedToWait * second + moment);
    await page.clock.resume();
    await expect(view(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(error.title);
    await expect(page).toHaveURL(at.basic);
  });

  test(
    `LDR-08 (${lang}): the button of the 503 view asks at once, and the view stays while there is no answer`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, at.legal);
      await breakPages(page);
      await follow(page);
      const retry = view(page).getByRole('button', { name: words[lang].unavailable.retry });
      const asked = page.waitForRequest(pages);
      await retry.click();
      await asked;
      await expect(view(page)).toMatchState('waiting');
      await page.unroute(pages);
      await retry.click();
      await expect(view(page)).toHaveCount(0);
    },
  );

  test(`RTE-11 (${lang}): the 503 address asks for home by itself, and leads there once it answers`, async ({
    page,
  }) => {
    await page.clock.install();
    await breakPages(page);
    // On a slow machine it asks before time stands still.
    const asked = page.waitForRequest(pages);
    await open(page, `/${lang}/503`);
    await expect(view(page)).toMatchState('waiting');
    // Only then its pause begins.
    await takenOver(view(page));
    await stopTime(page);
    await page.clock.runFor(firstPause);
    await asked;
    await expect(view(page)).toMatchState('waiting');
    await page.unroute(pages);
    await page.clock.runFor(askedToWait * second + moment);
    await expect(page).toHaveURL(at.home);
    await expect(view(page)).toHaveCount(0);
  });

  test(`LDR-08 (${lang}): a network that goes away turns the 503 view to the offline one, and it goes on when it is back`, async ({
    page,
    context,
  }) => {
    await open(page, at.legal);
    await breakPages(page);
    await follow(page);
    await expect(view(page)).toMatchState('waiting');
    // Until its screen is there, nobody listens.
    await expect(view(page).getByRole('button', { name: words[lang].unavailable.retry })).toBeVisible();
    await context.setOffline(true);
    await expect(view(page)).toMatchState('offline');
    await page.unroute(pages);
    await context.setOffline(false);
    await expect(view(page)).toHaveCount(0);
  });

  test(
    `LDR-07 (${lang}): a page that is not there is the 404 view, with a link home`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, at.missing);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.title);
      await expect(page.getByText(missing.subtitle)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: missing.link }).click();
      await expect(page).toHaveURL(at.home);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(missing.title);
    },
  );
}
