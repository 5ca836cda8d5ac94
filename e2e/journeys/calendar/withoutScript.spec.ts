import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { choicesOf } from '#e2e/pageObjects/choices.ts';
import { readDay, readFacets, readSummary } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { saysCount } from '#e2e/site/totals.ts';
import { windows } from '#e2e/site/windows.ts';
import { monthYear, words } from '#e2e/site/words.ts';

test.use({ javaScriptEnabled: false });

const month = festival.busiestMonth;
const day = festival.fullestDay;
/** The least height of a target for a finger, in CSS pixels. */
const finger = 44;

/** The canonical address of a page on this site. */
const canonicalOf = async (page: Page): Promise<string> => {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return `${pathname}${search}`;
};

for (const lang of languages) {
  const text = words[lang].calendar;
  const at = `${addresses[lang].calendar}?month=${month}`;

  for (const [size, viewport] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
    test.describe(size, () => {
      test.use({ viewport });

      test(
        `CAL-21 (${lang}): without scripts a link leads to the filters with their counts, and the form to the narrowed month`,
        { tag: size === 'phone' ? [] : '@slow' },
        async ({ page, site }) => {
          const calendar = calendarOn(page, lang);
          const facets = await readFacets(site, lang, { month });
          await page.goto(at);
          await page.getByRole('link', { name: text.filter.open, exact: true }).click();
          await expect(page).toHaveURL(`${at}&panel=filters`);
          await expect.poll(() => canonicalOf(page)).toBe(at);
          const form = calendar.root.locator('form');
          await expect(form).toBeVisible();
          for (const name of filterNames) {
            const offered = await choicesOf(
              form.locator(`:is(select[name="${name}"], [data-filter="${name}"])`),
            );
            const expected = facets[name].map(({ value, count }) => ({ value, count }));
            expect([name, offered.map(({ value, count }) => ({ value, count }))]).toEqual([name, expected]);
          }
          await expect(form.locator('input[name="english"]')).toHaveCount(lang === 'fr' ? 1 : 0);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess).toBe(0);

          await form.getByRole('combobox', { name: text.filter.kind, exact: true }).selectOption('outdoor');
          await form.getByRole('combobox', { name: text.filter.price, exact: true }).selectOption('free');
          await form.getByRole('button', { name: text.selector.select }).click();
          const { total } = await readSummary(site, lang, { month, kind: 'outdoor', price: 'free' });
          expect(total).toBeGreaterThan(0);
          await expect(calendar.total).toHaveText(saysCount(lang, 'total', total));
          await expect(calendar.title).toContainText(monthYear(lang, month));
          const pills = calendar.appliedFilters.locator('a[aria-label]');
          await expect(pills).toHaveText([`${text.kind.outdoor} ×`, `${words[lang].format.price.free} ×`]);
          await expect.poll(() => canonicalOf(page)).toBe(at);

          await page.getByRole('link', { name: text.filter.open, exact: true }).click();
          await expect(form.getByRole('combobox', { name: text.filter.kind, exact: true })).toHaveValue(
            'outdoor',
          );
          await pills.first().click();
          await expect(page).toHaveURL(`${at}&price=free`);
        },
      );
    });

  test(
    `CAL-26 (${lang}): without scripts two cities are ticked and sent, each goes by its own pill, and all is a box`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      const { total } = await readSummary(site, lang, { month, city: ['Montréal', 'Québec'] });
      const form = calendar.root.locator('form');
      const box = (city: string) => form.locator(`input[name="city"][value="${city}"]`);
      const openCities = async () => {
        await page.goto(`${page.url()}&panel=filters`);
        await form.locator('[data-filter="city"] summary').click();
      };
      const send = () => form.getByRole('button', { name: text.selector.select }).click();
      await page.goto(at);
      await openCities();
      await box('Québec').check();
      await box('Montréal').check();
      await send();
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', total));
      const pills = calendar.appliedFilters.locator('a[aria-label]');
      await expect(pills).toHaveText(['Montréal ×', 'Québec ×']);
      await pills.first().click();
      await expect(page).toHaveURL(`${at}&city=Qu%C3%A9bec`);
      await openCities();
      await expect(box('Québec')).toBeChecked();
      await box('').check();
      await send();
      await expect(pills).toHaveCount(0);
    },
  );

  // Axe itself is a script.
  test(`WCAG 2.5.8 (${lang}): on a phone without scripts every control of the filters has its name and is as tall as a finger`, async ({
    page,
  }) => {
    await page.setViewportSize(windows.phone);
    await page.goto(`${at}&panel=filters`);
    const form = page.locator('noscript form');
    for (const name of [...filterNames.map((filter) => text.filter[filter]), text.selector.select]) {
      const control = form
        .getByRole('combobox', { name, exact: true })
        .or(form.getByRole('button', { name }))
        .or(form.locator('summary', { hasText: name }));
      const { height = 0 } = (await control.boundingBox()) ?? {};
      expect([name, height >= finger]).toEqual([name, true]);
    }
    for (const fold of await form.locator('summary').all()) await fold.click();
    for (const label of await form.locator('label').all())
      await expect.poll(async () => (await label.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(finger);
  });

  test(
    `CAL-18 (${lang}): without scripts the months stand on the page`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await page.goto(at);
      const october = page.locator('a', { hasText: new RegExp(`^${words[lang].format.months[9]}$`) });
      const months = calendar.root.locator('details').filter({ has: october });
      await months.locator('summary').click();
      await months.locator(october).click();
      await expect(calendar.title).toContainText(monthYear(lang, '2027-10'));
    },
  );

  test(
    `CAL-42 (${lang}): without scripts the arrows lead to the next month and the next day with shows, and back`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      const { days } = await readSummary(site, lang, { month });
      const next = days.find(({ date }) => date > day)?.date ?? '';
      await page.goto(`${addresses[lang].calendar}?mode=day&day=${day}`);
      await calendar.arrow('nextDay').click();
      await expect(page).toHaveURL(`${addresses[lang].calendar}?mode=day&day=${next}`);
      const { totalcount } = await readDay(site, lang, { date: next });
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', totalcount));
      await calendar.arrow('previousDay').click();
      await expect(page).toHaveURL(`${addresses[lang].calendar}?mode=day&day=${day}`);

      await page.goto(at);
      await calendar.arrow('nextMonth').click();
      await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));
      await calendar.arrow('previousMonth').click();
      await expect(calendar.title).toContainText(monthYear(lang, month));
    },
  );

  test(
    `CAL-21 (${lang}): without scripts a day's filters count the day`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      await page.goto(`${addresses[lang].calendar}?mode=day&day=${day}`);
      await page.getByRole('link', { name: text.filter.open, exact: true }).click();
      const fold = calendar.root.locator('form [data-filter="city"]');
      await fold.locator('summary').click();
      const { city } = await readFacets(site, lang, { month, days: `${day}..${day}` });
      const offered = await choicesOf(fold);
      expect(offered.map(({ value, count }) => [value, count])).toEqual(
        city.map(({ value, count }) => [value, count]),
      );
      await fold.locator(`input[value="${city[0]?.value ?? ''}"]`).check();
      await calendar.root.locator('form').getByRole('button').click();
      await expect(calendar.root).toMatchState('day');
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', city[0]?.count ?? 0));
    },
  );
}

test(
  'CAL-30: without scripts the link to English shows and the form’s checkbox are the same choice',
  { tag: '@slow' },
  async ({ page, site }) => {
    const calendar = calendarOn(page, 'fr');
    const { total } = await readSummary(site, 'fr', { month, english: 'true' });
    await page.goto(`${addresses.fr.calendar}?month=${month}`);
    await page.getByRole('link', { name: words.fr.calendar.showEnglish, exact: true }).click();
    await expect(calendar.total).toHaveText(saysCount('fr', 'total', total));
    await page.getByRole('link', { name: words.fr.calendar.filter.open, exact: true }).click();
    await expect(calendar.root.getByRole('checkbox')).toBeChecked();
  },
);
