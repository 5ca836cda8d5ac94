import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

// The page loader is refused deliberately, and says so; React reports errors in a boundary.
test.use({ expectedTrouble: /content\.failed|Failed to load resource|ContentError|status of 404/ });

const pages = '**/api/content/*/router/**';

for (const lang of languages) {
  const at = addresses[lang];
  const { unavailable } = words[lang];
  const { error, 404: missing } = words[lang].page;

  test(
    `LDR-08 (${lang}): the 503 view by keyboard alone: it is told, asks again, keeps the focus, and gives it to the page`,
    { tag: '@slow' },
    async ({ page }) => {
      const view = page.locator('[data-scope="unavailable"]');
      const main = page.locator('#main');
      const heading = page.getByRole('heading', { level: 1 });
      await open(page, at.legal);
      await page.route(pages, (route) => route.fulfill({ status: 503, body: '' }));
      await tabTo(page, page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first());
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(error.title);
      // The news is where the focus is.
      await expect(main).toBeFocused();

      const retry = view.getByRole('button', { name: unavailable.retry });
      await tabTo(page, retry);
      for (const key of ['Enter', 'Space']) {
        const asked = page.waitForResponse(pages);
        await page.keyboard.press(key);
        await asked;
        await expect(view).toMatchState('waiting');
        await expect(retry).toBeFocused();
      }
      await tabTo(page, view.getByRole('link', { name: unavailable.link }));
      await tabTo(page, retry, 'Shift+Tab');
      await page.unroute(pages);
      await page.keyboard.press('Enter');
      await expect(view).toHaveCount(0);
      await expect(page).toHaveURL(at.basic);
      await expect(heading).not.toHaveText(error.title);
      await expect(main).toBeFocused();
    },
  );

  test(
    `LDR-07 (${lang}): the 404 view by keyboard alone: past the menus to its link, and home`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, at.missing);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words[lang].layout.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
      await tabTo(page, page.getByRole('main').getByRole('link', { name: missing.link }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at.home);
      await expect(page.locator('#main')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(missing.title);
    },
  );
}
