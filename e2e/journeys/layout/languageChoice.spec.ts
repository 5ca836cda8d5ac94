import { languages, otherLanguage } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({ viewport: windows.wide, expectedTrouble: /status of 404/ });

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];
  const other = otherLanguage(lang);

  test(`RTE-38 (${lang}): a language that is chosen is gone to and kept, and only one that there is counts`, async ({
    page,
    context,
    site,
  }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('lang'));
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lang')?.value ?? null;
    await open(page, at.basic);
    expect([await kept(), await cookie()]).toEqual([null, null]);
    const switcher = page.getByRole('navigation', { name: layout.languages.inHeader });
    const offered = await switcher
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect([...new Set(offered)]).toEqual([other]);
    await switcher.locator('a').first().click();
    await expect(page).toHaveURL(new RegExp(`^${site}/${other}(/|$)`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect([await kept(), await cookie()]).toEqual([other, other]);

    // Where a language that there is not was kept, or is asked for, nothing is done in it.
    await page.evaluate(() => localStorage.setItem('lang', 'de'));
    await context.addCookies([{ name: 'lang', value: 'de', url: site }]);
    await page.goto('/');
    // What the browser asks for.
    await expect(page).toHaveURL('/en');
    await page.goto('/de');
    await expect(page).toHaveURL('/fr/404');
    await open(page, at.home);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });
}
