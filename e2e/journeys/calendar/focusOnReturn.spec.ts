import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectSettled } from '#e2e/pageObjects/scrolling.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

for (const lang of languages) {
  const at = addresses[lang];
  const month = `${at.calendar}?month=${festival.busiestMonth}`;

  test(
    `RTE-25 (${lang}): Back returns the focus to the link that was used: a show's, a day's, one of the header`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await open(page, month);
      const links = [
        {
          link: calendar.day('2027-08-28').getByRole('listitem').nth(1).getByRole('link'),
          there: page.locator('main article[data-layout]'),
        },
        {
          link: calendar.openDay('2027-08-24'),
          there: calendar.root.and(page.locator('[data-state="day"]')),
        },
        {
          link: page.getByRole('banner').locator(`a[href="/${lang}"]`).first(),
          there: page.locator('[data-scope="heroCarousel"]'),
        },
      ];
      for (const { link, there } of links) {
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(there).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(month);
        await expect(calendar.root).toMatchState('month');
        await expect(link).toBeFocused();
        await expectSettled(page);
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
      }
    },
  );

  test(
    `RTE-25 (${lang}): a new page has the focus as a whole, and a reload leaves it to the browser`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, month);
      const tile = calendarOn(page, lang).tiles.first().getByRole('link');
      await tile.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.goBack();
      await expect(tile).toBeFocused();
      await page.reload();
      await takenOver(tile);
      await expectSettled(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
    },
  );
}
