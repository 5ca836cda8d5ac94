import { languages } from '#contract/address/language.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test.use({ hasAnsweredCookies: false });

for (const lang of languages) {
  for (const [answer, consent] of [
    ['accept', 'granted'],
    ['refuse', 'denied'],
  ] as const) {
    test(
      `LAY-25 (${lang}): ${consent} is kept, and the banner fades and stays away`,
      { tag: '@slow' },
      async ({ page }) => {
        const { cookies } = words[lang].layout;
        const banner = page.locator('[data-scope="cookieBanner"]');
        await page.goto(addresses[lang].home);
        await expect(banner).toBeVisible();
        const speed = await banner.evaluate((element) => {
          const { animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element);
          return { animationDuration, transitionProperty, transitionDuration };
        });
        expect(speed).toEqual({
          animationDuration: '1s',
          transitionProperty: 'opacity',
          transitionDuration: '1s',
        });
        await banner.getByRole('button', { name: cookies[answer], exact: true }).click();
        await expect(banner).toMatchState('closed');
        const kept = () =>
          page.evaluate(() => [localStorage.getItem('cookieSeen'), localStorage.getItem('consent')]);
        expect(await kept()).toEqual(['shown', consent]);
        await page.reload();
        await expect(banner).toMatchState('closed');
        await expect(banner).toBeHidden();
        // Only the marker 'shown' counts.
        await page.evaluate(() => localStorage.setItem('cookieSeen', 'true'));
        await page.reload();
        await expect(banner).toBeVisible();
      },
    );
  }
}
