import { pairPath } from '#contract/address/pairs.ts';
import { addresses } from '#e2e/site/festival.ts';
import { words } from '#e2e/site/words.ts';
import { expect, test } from '#e2e/site/test.ts';

const text = words.en;

test.describe('a service that fails', () => {
  test.use({ expectedTrouble: /Failed to load resource|search/ });

  test('LAY-37: Try again of a search hands the focus to the results', async ({ page }) => {
    await page.goto(pairPath('search', 'en'));
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const retry = page.getByRole('button', { name: text.search.retry });
    await expect(async () => {
      await page.getByRole('searchbox').fill('gala');
      await expect(retry).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.unrouteAll();
    await retry.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: text.search.results, exact: true })).toBeFocused();
  });
});

test.describe('a first visit', () => {
  test.use({ hasAnsweredCookies: false });

  test('LAY-37: an answer about cookies hands the focus to the page', async ({ page }) => {
    await page.goto(addresses.en.basic);
    await page.getByRole('button', { name: text.layout.cookies.refuse }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('LAY-38: the notice is out of use as it fades', async ({ page }) => {
    await page.clock.install();
    await page.goto(addresses.en.basic);
    const notice = page.locator('[data-scope="cookieBanner"]');
    const refuse = notice.getByRole('button', { name: text.layout.cookies.refuse });
    await expect(refuse).toBeVisible();
    // Less than any call may take.
    await page.clock.pauseAt(Date.now() + 1_000);
    await refuse.press('Enter');
    await expect(notice).toHaveAttribute('data-state', 'fading');
    await refuse.evaluate((button) => button.focus());
    await expect(refuse).not.toBeFocused();
  });
});
