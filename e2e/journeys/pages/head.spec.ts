import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

/** The elements of the page's head, repeated ones too; `server/pages/head.test.ts` reads their contents. */
const headOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.title,
    ...Array.from(
      document.querySelectorAll('meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]'),
      (element) => element.outerHTML,
    ).toSorted(),
  ]);

for (const lang of languages) {
  const at = addresses[lang];

  test(`LAY-31 (${lang}): the head follows a navigation in the page`, { tag: '@slow' }, async ({ page }) => {
    // The search has more to tell than home: that it is not to be found.
    for (const [from, to] of [
      [at.home, at.basic],
      [pairPath('search', lang), at.home],
    ] as const) {
      await open(page, from);
      await page
        .locator(`header a[href="${to}"], footer a[href="${to}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${to}$`));
      const inPage = await headOf(page);
      await page.reload();
      expect(inPage).toEqual(await headOf(page));
    }
  });
}
