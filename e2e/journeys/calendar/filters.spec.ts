import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { filterNames, isListFilter, type FilterName } from '#contract/programme/calendar/chosenFilters.ts';
import { calendarOn, type CalendarPage } from '#e2e/pageObjects/calendarPage.ts';
import { choicesOf, someOf, type Choice } from '#e2e/pageObjects/choices.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { readDay, readFacets, readSummary } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { saysCount, saysResults } from '#e2e/site/totals.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

const month = festival.busiestMonth;
const day = festival.fullestDay;

/** A language's prices. */
const money = { fr: (dollars: number) => `${dollars} $`, en: (dollars: number) => `$${dollars}` };

/** The labels of choices with a name in each language (CAL-23). */
const namesOf = (lang: Language): Partial<Record<FilterName, Readonly<Record<string, string>>>> => {
  const { calendar, format } = words[lang];
  const price = money[lang];
  return {
    kind: calendar.kind,
    type: format.types,
    accessibility: calendar.accessibility,
    price: {
      free: format.price.free,
      '0-25': filled(calendar.price.under, { price: price(25) }),
      '25-50': filled(format.price.range, { min: price(25), max: price(50) }),
      '50-100': filled(format.price.range, { min: price(50), max: price(100) }),
      '100-100000': filled(calendar.price.from, { price: price(100) }),
    },
  };
};

/** The panel's choices of each filter; missing filters have none. */
const offeredBy = async (calendar: CalendarPage): Promise<Record<FilterName, Choice[]>> => {
  const all: Partial<Record<FilterName, Choice[]>> = {};
  for (const name of filterNames) all[name] = await choicesOf(calendar.filter(name));
  const { venue = [], city = [], kind = [], genre = [], type = [], price = [], accessibility = [] } = all;
  return { venue, city, kind, genre, type, price, accessibility };
};

/** A genre that the busiest month has outdoors, in each language. */
const genres = { fr: 'Impro', en: 'Improv' };

const openPanel = async (calendar: CalendarPage): Promise<void> => {
  await calendar.filterButton.click();
  await expect.poll(() => calendar.filter('kind').locator('option').count()).toBeGreaterThan(1);
};

/** The API's choices, with the panel's labels. */
const named = (lang: Language, facets: Awaited<ReturnType<typeof readFacets>>): Record<string, Choice[]> => {
  const names = namesOf(lang);
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      facets[name].map(({ value, count }) => ({ value, label: names[name]?.[value] ?? value, count })),
    ]),
  );
};

/** The focus is still on the same element. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

for (const lang of languages) {
  const { filter, kind } = words[lang].calendar;
  const at = `${addresses[lang].calendar}?month=${month}`;
  const genre = genres[lang];

  for (const [size, viewport] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
    test.describe(size, () => {
      test.use({ viewport });

      test(
        `CAL-21 (${lang}): the filters by keyboard: what they leave is told before they are applied, pills take them back`,
        { tag: size === 'phone' ? [] : '@slow' },
        async ({ page, site }) => {
          const calendar = calendarOn(page, lang);
          const { total } = await readSummary(site, lang, { month });
          const facets = await readFacets(site, lang, { month });
          await open(page, at);
          await tabTo(page, calendar.filterButton);
          await page.keyboard.press('Enter');
          await expect(calendar.applyButton).toContainText(saysResults(lang, total));
          await expect.poll(() => calendar.filter('kind').locator('option').count()).toBeGreaterThan(1);

          await tabTo(page, calendar.filter('kind'));
          await page.keyboard.type(kind.outdoor.slice(0, 3));
          await expect(calendar.filter('kind')).toHaveValue('outdoor');
          const outdoor = facets.kind.find(({ value }) => value === 'outdoor')?.count ?? Number.NaN;
          await expect(calendar.applyButton).toContainText(saysResults(lang, outdoor));
          await tabTo(page, calendar.filter('genre'));
          await page.keyboard.type(genre.slice(0, 3));
          await expect(calendar.filter('genre')).toHaveValue(genre);
          const both = await readSummary(site, lang, { month, kind: 'outdoor', genre });
          expect(both.total).toBeGreaterThan(0);
          expect(both.total).toBeLessThan(outdoor);
          await expect(calendar.applyButton).toContainText(saysResults(lang, both.total));
          await tabTo(page, calendar.applyButton);
          await page.keyboard.press('Enter');

          await expect(calendar.panel).toMatchState('closed');
          await expect(calendar.filterButton).toBeFocused();
          await expect(page).toHaveURL(`${at}&kind=outdoor&genre=${genre}`);
          await expect(calendar.total).toHaveText(saysCount(lang, 'total', both.total));
          await expect(calendar.tiles.locator('[data-kind]:not([data-kind="outdoor"])')).toHaveCount(0);
          await expect(calendar.filterButton).toHaveAccessibleName(
            filled(filter.openActive_other, { count: 2 }),
          );

          const pills = calendar.appliedFilters.locator('a[aria-label]');
          await expect(pills).toHaveText([`${kind.outdoor} ×`, `${genre} ×`]);
          await tabTo(page, pills.first());
          await page.keyboard.press('Enter');
          await expect(pills).toHaveText([`${genre} ×`]);
          await expect(pills.first()).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(pills).toHaveCount(0);
          await expect(calendar.filterButton).toBeFocused();
          await expect(calendar.total).toHaveText(saysCount(lang, 'total', total));
        },
      );

      test(
        `CAL-21 (${lang}): the open panel and its choices have nothing that axe finds`,
        { tag: '@slow' },
        async ({ page }) => {
          const calendar = calendarOn(page, lang);
          await open(page, `${at}&type=headliners`);
          await openPanel(calendar);
          await expectNoViolations(page, [viewport.width]);
          const excess = await calendar.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
          expect(excess).toBe(0);
        },
      );
    });

  test(
    `CAL-26 (${lang}): two cities by keyboard: the button counts both, each goes by its own pill, and Back restores them`,
    { tag: lang === 'en' ? [] : '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      const totalIn = async (...city: string[]) => (await readSummary(site, lang, { month, city })).total;
      const [one, other, both] = [
        await totalIn('Montréal'),
        await totalIn('Québec'),
        await totalIn('Québec', 'Montréal'),
      ];
      expect([one > 0, other > 0, both]).toEqual([true, true, one + other]);
      await open(page, at);
      await openPanel(calendar);
      await tabTo(page, calendar.filter('city').locator('summary'));
      await page.keyboard.press('Enter');
      for (const [city, total] of [
        ['Québec', other],
        ['Montréal', both],
      ] as const) {
        await tabTo(page, calendar.box('city', city), city === 'Québec' ? 'Tab' : 'Shift+Tab');
        await page.keyboard.press('Space');
        await expect(calendar.applyButton).toContainText(saysResults(lang, total));
      }
      await expect(calendar.box('city', '')).not.toBeChecked();
      await tabTo(page, calendar.applyButton);
      await page.keyboard.press('Enter');

      const [first, second] = ['city=Montr%C3%A9al', 'city=Qu%C3%A9bec'];
      await expect(page).toHaveURL(`${at}&${first}&${second}`);
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', both));
      const pills = calendar.appliedFilters.locator('a[aria-label]');
      await expect(pills).toHaveText(['Montréal ×', 'Québec ×']);
      await tabTo(page, pills.first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${at}&${second}`);
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', other));
      await page.goBack();
      await expect(page).toHaveURL(`${at}&${first}&${second}`);
      await expect(calendar.total).toHaveText(saysCount(lang, 'total', both));
      await expect(pills).toHaveText(['Montréal ×', 'Québec ×']);
    },
  );

  test(
    `CAL-23 (${lang}): a month's panel offers what the month has, by name, and each choice leaves what it says`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      await open(page, at);
      await openPanel(calendar);
      const offered = await offeredBy(calendar);
      expect(offered).toEqual(named(lang, await readFacets(site, lang, { month })));
      for (const name of filterNames) expect([name, offered[name].length]).not.toEqual([name, 0]);
      const counts = Object.values(offered)
        .flat()
        .map(({ count }) => count);
      expect(counts.filter((count) => !(count > 0))).toEqual([]);

      for (const name of filterNames)
        for (const { value, count } of someOf(offered[name])) {
          await test.step(`${name}: ${value}`, async () => {
            await calendar.choose(name, isListFilter(name) ? [value] : value);
            await expect(calendar.applyButton).toContainText(saysResults(lang, count));
            await calendar.applyButton.click();
            await expect(calendar.total).toHaveText(saysCount(lang, 'total', count));
            await open(page, at);
            await openPanel(calendar);
          });
        }
    },
  );

  test(
    `CAL-21 (${lang}): what would leave nothing beside the other choices is not offered`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      await open(page, at);
      await openPanel(calendar);
      const before = await offeredBy(calendar);
      const asked = { month, city: 'Québec', price: '25-50' };
      const expected = named(lang, await readFacets(site, lang, asked));
      await calendar.choose('city', [asked.city]);
      await calendar.filter('price').selectOption(asked.price);
      await expect.poll(() => offeredBy(calendar)).toEqual(expected);
      const after = await offeredBy(calendar);
      // A filter's own other choices stay, to change one's mind.
      expect(after.city.length).toBeGreaterThan(1);
      expect(after.venue.length).toBeLessThan(before.venue.length);
      expect(
        Object.values(after)
          .flat()
          .filter(({ count }) => !(count > 0)),
      ).toEqual([]);
    },
  );

  test(`CAL-21 (${lang}): Day view's panel counts the day`, { tag: '@slow' }, async ({ page, site }) => {
    const calendar = calendarOn(page, lang);
    const { totalcount } = await readDay(site, lang, { date: day });
    await open(page, `${addresses[lang].calendar}?mode=day&day=${day}`);
    await calendar.filterButton.click();
    await expect(calendar.applyButton).toContainText(saysResults(lang, totalcount));
    await expect.poll(() => calendar.filter('kind').locator('option').count()).toBeGreaterThan(1);
    const offered = await offeredBy(calendar);
    expect(offered).toEqual(named(lang, await readFacets(site, lang, { month, days: `${day}..${day}` })));
    const [first = { value: '', count: 0 }] = offered.city;
    expect(first.count).toBeLessThan(totalcount);
    await calendar.choose('city', [first.value]);
    await expect(calendar.applyButton).toContainText(saysResults(lang, first.count));
    await calendar.applyButton.click();
    await expect(calendar.total).toHaveText(saysCount(lang, 'total', first.count));
    await expect(calendar.root).toMatchState('day');
    await expect(calendar.tiles).toHaveCount(first.count);
  });

  test(`CAL-36 (${lang}): the Day tab takes the filters back, and Back restores them`, async ({
    page,
    site,
  }) => {
    const calendar = calendarOn(page, lang);
    const { total } = await readSummary(site, lang, { month, kind: 'venue', type: 'impro' });
    const filtered = `${at}&kind=venue&type=impro`;
    const pills = calendar.appliedFilters.locator('a[aria-label]');
    await open(page, filtered);
    await expect(calendar.total).toHaveText(saysCount(lang, 'total', total));
    await calendar.tab('day').click();
    await expect(calendar.root).toMatchState('day');
    await expect(page).toHaveURL(/\?mode=day&day=[\d-]+$/);
    await expect(pills).toHaveCount(0);
    await openPanel(calendar);
    for (const name of filterNames)
      if (isListFilter(name)) await expect(calendar.box(name, '')).toBeChecked();
      else await expect(calendar.filter(name)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(calendar.root).toMatchState('month');
    await expect(pills).toHaveText([`${kind.venue} ×`, `${words[lang].format.types.impro} ×`]);
    await expect(calendar.total).toHaveText(saysCount(lang, 'total', total));
  });

  test(
    `CAL-23 (${lang}): pills say what is chosen as the panel does, and each takes its own away`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      const names = namesOf(lang);
      const chosen = {
        venue: festival.venue,
        city: 'Montréal',
        kind: 'venue',
        type: 'solo',
        price: '25-50',
      } as const;
      const labels = (['venue', 'city', 'kind', 'type', 'price'] as const).map((name) => ({
        name,
        label: names[name]?.[chosen[name]] ?? chosen[name],
      }));
      await open(page, `${addresses[lang].calendar}?${new URLSearchParams({ month, ...chosen }).toString()}`);
      const pills = calendar.appliedFilters.locator('a[aria-label]');
      for (const [gone, { name, label }] of labels.entries()) {
        await expect(pills).toHaveText(labels.slice(gone).map((left) => `${left.label} ×`));
        await calendar.appliedFilters
          .getByRole('link', {
            name: filled(filter.remove, { name: filter[name], value: label }),
            exact: true,
          })
          .click();
      }
      await expect(pills).toHaveCount(0);
      await expectFocusKept(page);
      await expect(page).toHaveURL(at);
    },
  );

  test(
    `CAL-24 (${lang}): what the address filters by and the month does not have stays chosen, and can be taken back`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      const strange = { venue: 'Salle Nulle-Part', kind: 'submarine', type: 'opera' };
      await open(
        page,
        `${addresses[lang].calendar}?${new URLSearchParams({ month, ...strange, city: 'Nulle-Part' }).toString()}`,
      );
      await expect(calendar.root).toContainText(words[lang].calendar.noresult);
      await calendar.filterButton.click();
      await expect(calendar.applyButton).toContainText(saysResults(lang, 0));
      for (const [name, value] of Object.entries(strange))
        await expect(calendar.dialog.locator(`select[name="${name}"]`)).toHaveValue(value);
      await expect(calendar.box('city', 'Nulle-Part')).toBeChecked();
      await calendar.dialog.getByRole('button', { name: filter.clear }).click();
      await expect.poll(() => calendar.filter('venue').locator('option').count()).toBeGreaterThan(1);
      await calendar.applyButton.click();
      await expect(calendar.appliedFilters).toHaveCount(0);
      await expect(calendar.days).not.toHaveCount(0);
    },
  );
}
