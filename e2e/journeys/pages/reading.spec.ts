import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';

test.use({ javaScriptEnabled: false, expectedTrouble: /status of 404/ });

for (const lang of languages) {
  const at = addresses[lang];

  test(`RTE-13 (${lang}): without a script, home, menu, calendar, day and show can be read and reached`, async ({
    page,
  }) => {
    const calendar = calendarOn(page, lang);
    await page.goto(at.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main article')).not.toHaveCount(0);
    await page.getByRole('banner').locator(`a[href="${at.calendar}"]`).first().click();

    await expect(calendar.title).toContainText(monthYear(lang, festival.presentMonth));
    await expect(calendar.tiles).not.toHaveCount(0);
    await calendar.arrow('nextMonth').click();
    await expect(calendar.title).toContainText(monthYear(lang, '2027-07'));
    await calendar.arrow('previousMonth').click();
    await expect(calendar.title).toContainText(monthYear(lang, festival.presentMonth));

    await calendar.openDay('2027-06-19').click();
    await expect(calendar.root).toMatchState('day');
    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(/mode=day&day=2027-06-20/);

    const show = calendar.tiles.first();
    const title = await show.getByRole('heading', { level: 3 }).innerText();
    await show.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(at.shows));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replace('…', ''));
  });

  test(`LDR-07 (${lang}): without a script, a missing page says so and leads home`, async ({ page }) => {
    await page.goto(at.missing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].page[404].title);
    await page.getByRole('main').getByRole('link', { name: words[lang].page[404].link }).click();
    await expect(page).toHaveURL(at.home);
  });
}
