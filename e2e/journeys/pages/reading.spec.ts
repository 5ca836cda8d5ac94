import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';

test.use({ javaScriptEnabled: false, expectedTrouble: /status of 404/ });

for (const lang of languages) {
  const { calendar: text } = words[lang];
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

  test(`CAL-21, CAL-24 (${lang}): without a script, the filters are a form that leads to the filtered month`, async ({
    page,
  }) => {
    const calendar = calendarOn(page, lang);
    await page.goto(`${at.calendar}?month=${festival.busiestMonth}`);
    await calendar.root.locator('summary', { hasText: text.filter.open }).click();
    await calendar.root.getByRole('combobox', { name: text.filter.city }).selectOption('Toronto');
    if (lang === 'fr') await calendar.root.getByLabel(text.filter.english).check();
    await calendar.root.getByRole('button', { name: text.selector.select }).click();
    await expect(page).toHaveURL(/[?&]city=Toronto/);
    await expect(page).toHaveURL(/[?&]month=2027-08/);
    await expect(calendar.appliedFilters.getByRole('listitem')).toHaveCount(lang === 'fr' ? 3 : 2);
    await page.waitForLoadState();
    const tiles = await calendar.tiles.allTextContents();
    expect(tiles.length).toBeGreaterThan(10);
    expect(tiles.filter((tile) => !tile.includes('Toronto'))).toEqual([]);
    await calendar.appliedFilters.getByRole('link', { name: text.filter.clear }).click();
    await expect(calendar.appliedFilters).toHaveCount(0);
  });

  test(`LDR-07 (${lang}): without a script, a missing page says so and leads home`, async ({ page }) => {
    await page.goto(at.missing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].page[404].title);
    await page.getByRole('main').getByRole('link', { name: words[lang].page[404].link }).click();
    await expect(page).toHaveURL(at.home);
  });
}
