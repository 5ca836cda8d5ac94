import type { Page } from '@playwright/test';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { callsAnswered } from '#e2e/pageObjects/callsAnswered.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';
import { menuTitles } from '#server/testing/sampleFolder.ts';

/** How many documents the visit has loaded: one, if every later step stays in the page. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
};

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.use({ reducedMotion: 'reduce' });

for (const lang of languages) {
  const { layout, calendar: text } = words[lang];
  const at = addresses[lang];
  const other = otherLanguage(lang);

  test(`RTE-25 (${lang}): from home to a show and back, in one document`, async ({ page }) => {
    const loads = countLoads(page);
    const calendar = calendarOn(page, lang);

    await open(page, at.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('button', { name: layout.menu.open, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: layout.menu.open });
    await drawer.getByRole('button', { name: menuTitles.programme[lang] }).click();
    await drawer.getByRole('link', { name: text.title, exact: true }).click();
    await expect(page).toHaveURL(at.calendar);
    await expect(calendar.root).toMatchState('month');
    await expect(calendar.title).toContainText(monthYear(lang, festival.presentMonth));

    await calendar.arrow('nextMonth').click();
    await expect(calendar.title).toContainText(monthYear(lang, '2027-07'));
    await calendar.arrow('nextMonth').click();
    await expect(calendar.title).toContainText(monthYear(lang, festival.busiestMonth));
    await expect(page).toHaveURL(`${at.calendar}?month=${festival.busiestMonth}`);

    await calendar.applyFilters({ city: ['Montréal', 'Québec'] });
    await expect(page).toHaveURL(/[?&]city=Montr%C3%A9al/);
    await expect(calendar.appliedFilters.getByRole('link')).toHaveCount(3);
    const filtered = page.url();
    await callsAnswered(page);

    await calendar.seeMore(festival.fullestDay).hover();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await calendar.seeMore(festival.fullestDay).click();
    await expect(calendar.root).toMatchState('day');
    await expect(page).toHaveURL(`${at.calendar}?mode=day&day=${festival.fullestDay}`);
    await expect.poll(() => scrollTop(page)).toBe(0);

    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(`${at.calendar}?mode=day&day=${festival.dayAfterFullest}`);
    await expect(calendar.title).toContainText(lang === 'fr' ? '15 août 2027' : 'August 15, 2027');

    const show = calendar.tiles.first().getByRole('link');
    const address = await show.getAttribute('href');
    await show.click();
    await expect(page).toHaveURL(new RegExp(`${at.shows}[^?]+$`));
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(calendar.root).toHaveCount(0);
    const showTitle = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(/ \| Chapiteau$/);

    await page.goBack();
    await expect(page).toHaveURL(`${at.calendar}?mode=day&day=${festival.dayAfterFullest}`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(calendar.root).toMatchState('month');
    await expect(calendar.appliedFilters.getByRole('link', { name: text.filter.clear })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(left);

    await page.goForward();
    await expect(calendar.root).toMatchState('day');
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(showTitle);

    const counterpart = page
      .getByRole('banner')
      .getByRole('link', { name: layout.languages[other], exact: true });
    await counterpart.click();
    await expect(page).toHaveURL(new RegExp(addresses[other].shows));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('contentinfo')).toContainText(words[other].layout.footer.slogan);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang');
    expect(cookie?.value).toBe(other);
    expect(loads()).toBe(1);
  });

  test(`RTE-26 (${lang}): the switcher leads to the other home, and a link to this page asks for it again`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await open(page, at.basic);
    const asked = page.waitForRequest(/\/api\/content\/\w+\/router\//);
    await page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first().click();
    await asked;
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: layout.languages[other], exact: true })
      .click();
    await expect(page).toHaveURL(addresses[other].home);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(loads()).toBe(1);
  });
}
