import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test.use({ hasAnsweredCookies: false });

test('LAY-25: an answer is remembered: the banner stays away after a reload', async ({ page }) => {
  const banner = page.locator('[data-scope="cookieBanner"]');
  await page.goto(addresses.fr.home);
  await banner.getByRole('button', { name: words.fr.layout.cookies.refuse }).click();
  await expect(banner).toMatchState('closed');
  await page.reload();
  await expect(banner).toMatchState('closed');
  await expect(banner).toBeHidden();
});
