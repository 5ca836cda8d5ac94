import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
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
    await open(page, at.home);
    await page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first().click();
    await expect(page).toHaveURL(at.basic);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${at.basic}$`));
    const inPage = await headOf(page);
    await page.reload();
    expect(inPage).toEqual(await headOf(page));
  });
}
