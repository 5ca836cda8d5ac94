import { pairPath } from '#contract/address/pairs.ts';
import { addresses } from '#e2e/site/festival.ts';
import { backstage } from '#e2e/site/videos.ts';
import { words } from '#e2e/site/words.ts';
import { expect, test } from '#e2e/site/test.ts';

const text = words.en;

test.describe('a service that fails', () => {
  test.use({ expectedTrouble: /Failed to load resource|search|Content: not-found/ });

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

  test('LAY-37: Try again of a long list hands the focus to the list', async ({ page }) => {
    const { videos } = text;
    await page.goto(pairPath('videos-ondemand', 'en'));
    const catalogue = page.locator('[data-scope="videoCatalogue"]');
    await expect(catalogue).toMatchState('all');
    await page.route('**/content/*/videos?*', (route) => route.fulfill({ status: 404, body: '{}' }));
    await catalogue.getByRole('link', { name: backstage.en.name }).press('Enter');
    const retry = catalogue.getByRole('button', { name: videos.retry });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.press('Enter');
    await expect(catalogue.getByRole('alert')).toHaveCount(0);
    await expect(catalogue.getByRole('heading', { name: videos.list, exact: true })).toBeFocused();
  });

  test('LAY-37: Try again of places hands the focus to their group', async ({ page }) => {
    const { places } = text.account;
    await page.route('**/api/member/v1/countries*', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto(pairPath('register', 'en'));
    const group = page.getByRole('group', { name: places.title });
    const retry = group.getByRole('button', { name: places.retry });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.press('Enter');
    await expect(group).toMatchState('choosing');
    await expect(group.getByText(places.title)).toBeFocused();
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
