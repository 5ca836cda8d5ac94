import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];

  test(`CAL-47 (${lang}): the calendar by keyboard alone`, async ({ page }) => {
    const calendar = calendarOn(page, lang);
    await open(page, at.calendar);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: layout.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();

    await tabTo(page, calendar.arrow('nextMonth'));
    await page.keyboard.press('Enter');
    await expect(calendar.title).toContainText(monthYear(lang, '2027-07'));
    await expect(calendar.arrow('nextMonth')).toBeFocused();

    await tabTo(page, calendar.selectorButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(calendar.panel).toMatchState('choosingMonth');
    await expect(calendar.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.panel).toMatchState('closed');
    await expect(calendar.selectorButton).toBeFocused();

    await page.keyboard.press('Enter');
    const august = calendar.dialog.getByRole('link', {
      name: monthYear(lang, festival.busiestMonth).replace(/ .*/, ''),
    });
    await tabTo(page, august);
    await page.keyboard.press('Enter');
    await expect(calendar.panel).toMatchState('closed');
    await expect(calendar.title).toContainText(monthYear(lang, festival.busiestMonth));
    await expect(calendar.selectorButton).toBeFocused();

    await tabTo(page, calendar.filterButton);
    await page.keyboard.press('Space');
    await expect(calendar.panel).toMatchState('filtering');
    const city = calendar.box('city', 'Montréal');
    await expect(city).toBeAttached();
    await tabTo(page, calendar.filter('city').locator('summary'));
    await page.keyboard.press('Enter');
    await tabTo(page, city);
    await page.keyboard.press('Space');
    await expect(city).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(calendar.panel).toMatchState('closed');
    await expect(calendar.filterButton).toBeFocused();
    await expect(calendar.appliedFilters).toHaveCount(0);

    await tabTo(page, calendar.tab('day'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(calendar.root).toMatchState('day');
    await expect(calendar.tab('day')).toHaveAttribute('aria-current', 'true');
    await tabTo(page, calendar.arrow('nextDay'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/mode=day&day=2027-08-02/);
    await expect(calendar.arrow('nextDay')).toBeFocused();
  });

  test(
    `CAL-47 (${lang}): Back closes the panel of the view that it leaves`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await open(page, at.calendar);
      await calendar.tab('day').click();
      await expect(calendar.root).toMatchState('day');
      await calendar.selectorButton.click();
      await expect(calendar.panel).toMatchState('choosingDay');
      await page.goBack();
      await expect(calendar.root).toMatchState('month');
      await expect(calendar.panel).toMatchState('closed');
      await expect(calendar.selectorButton).toBeFocused();

      await calendar.filterButton.click();
      await expect(calendar.panel).toMatchState('filtering');
      await page.goForward();
      await expect(calendar.root).toMatchState('day');
      await expect(calendar.panel).toMatchState('closed');
      await expect(calendar.filterButton).toBeFocused();
    },
  );

  test(`LAY-16 (${lang}): the menus by keyboard: Enter opens, Escape closes and gives the focus back`, async ({
    page,
  }) => {
    await open(page, at.basic);
    const button = page.getByRole('button', { name: layout.menu.open, exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/nav-is-open/);
    await expect(page.getByRole('dialog', { name: layout.menu.open })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/nav-is-open/);
    await expect(button).toBeFocused();
  });

  test(`CAL-05 (${lang}): a day's name tells how many shows it has`, { tag: '@slow' }, async ({ page }) => {
    const calendar = calendarOn(page, lang);
    await open(page, `${at.calendar}?month=${festival.busiestMonth}`);
    const name = lang === 'fr' ? /^14 août samedi \d+ spectacles$/ : /^14 August Saturday \d+ shows$/;
    await expect(calendar.openDay(festival.fullestDay)).toHaveAccessibleName(name);
  });
}
