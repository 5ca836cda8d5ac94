import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';
import { menuTitles } from '#server/sample/menus.ts';

test.use({ viewport: windows.wide });

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];
  const programme = menuTitles.programme[lang];

  test(`LAY-03, LAY-05 (${lang}): a sub-menu opens by hover, and a click in it goes there in the page`, async ({
    page,
  }) => {
    await open(page, at.home);
    const menu = page.getByRole('banner').getByRole('navigation', { name: layout.menu.label });
    const archive = menu.locator(`a[href="${at.archive}"]`);
    await expect(archive).toBeHidden();
    await menu.getByRole('link', { name: programme, exact: true }).hover();
    await expect(page.locator('[data-scope="menu"]')).toMatchState('panel');
    await archive.click();
    await expect(page).toHaveURL(at.archive);
    await expect(page.locator('[data-scope="menu"]')).toMatchState('closed');
  });

  test(`LAY-03 (${lang}): a sub-menu opens by keyboard, and Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await open(page, at.basic);
    const opener = page.getByRole('button', { name: filled(layout.menu.more, { title: programme }) });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const first = page.locator(`[data-sub-menu] a[href="${at.calendar}"]`);
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  });
}

test('LAY-14: the header is 80 px high', async ({ page }) => {
  await open(page, '/fr');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(80);
});

test('LAY-15, RTE-27: a fragment scrolls its target below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/fr/calendrier?month=2027-08#day-2027-08-14');
  const target = page.locator('#day-2027-08-14');
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(130);
});
