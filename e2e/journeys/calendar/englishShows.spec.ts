import type { Page } from '@playwright/test';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { readDay, readSummary } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { saysCount } from '#e2e/site/totals.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

const month = festival.busiestMonth;
const day = festival.fullestDay;

/** The total of a place of the calendar, with English shows and without, from the API. */
const totalsOf = async (site: string, lang: 'fr' | 'en', place: Readonly<Record<string, string>>) => {
  const read = async (english: object) => {
    const asked = { ...place, ...english };
    if (!('date' in asked)) return (await readSummary(site, lang, { month, ...asked })).total;
    return (await readDay(site, lang, asked)).totalcount;
  };
  const [without, all] = await Promise.all([read({}), read({ english: 'true' })]);
  return { without, all };
};

const places = [
  { says: 'a month', search: `month=${month}`, asked: {} },
  { says: 'a filtered month', search: `month=${month}&city=Toronto`, asked: { city: 'Toronto' } },
  { says: 'a day', search: `mode=day&day=${day}`, asked: { date: day } },
  {
    says: 'a filtered day',
    search: `mode=day&day=${day}&kind=venue`,
    asked: { date: day, kind: 'venue' },
  },
] as const;

const noteOn = (page: Page, lang: 'fr' | 'en') => {
  const { leftOutEnglish_other: text, showEnglish } = words[lang].calendar;
  const phrase = text.replace(/.*\}\}\s*/, '');
  return {
    line: page.locator('[data-scope="calendar"] p').filter({ hasText: phrase }),
    link: page.getByRole('link', { name: showEnglish, exact: true }),
  };
};

const { filter } = words.fr.calendar;

for (const { says, search, asked } of places)
  for (const [size, viewport] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
    test.describe(size, () => {
      test.use({ viewport });

      test(
        `CAL-30 (${size}): ${says} says how many English shows it leaves out, shows them by keyboard, and Back leaves them out`,
        { tag: '@slow' },
        async ({ page, site }) => {
          const calendar = calendarOn(page, 'fr');
          const { line, link } = noteOn(page, 'fr');
          const { without, all } = await totalsOf(site, 'fr', asked);
          expect(all).toBeGreaterThan(without);
          const address = `${addresses.fr.calendar}?${search}`;
          await open(page, address);
          await expect(calendar.total).toHaveText(saysCount('fr', 'total', without));
          await expect(line).toContainText(saysCount('fr', 'leftOut', all - without));
          await tabTo(page, link);
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(`${address}&english=true`);
          await expect(calendar.total).toHaveText(saysCount('fr', 'total', all));
          await expect(line).toHaveCount(0);
          await expect(calendar.filterButton).toBeFocused();
          await expect(calendar.appliedFilters).toContainText(filter.english);
          await page.goBack();
          await expect(page).toHaveURL(address);
          await expect(calendar.total).toHaveText(saysCount('fr', 'total', without));
          await expect(line).toContainText(saysCount('fr', 'leftOut', all - without));
        },
      );
    });

for (const [size, { width }] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
  test(
    `CAL-30 (${size}): the line of English shows has nothing that axe finds`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, `${addresses.fr.calendar}?month=${month}`);
      await expect(noteOn(page, 'fr').line).toBeVisible();
      await expectNoViolations(page, [width]);
    },
  );

test(
  'CAL-22: the panel’s switch and the line are the same choice',
  { tag: '@slow' },
  async ({ page, site }) => {
    const calendar = calendarOn(page, 'fr');
    const { line } = noteOn(page, 'fr');
    const { without, all } = await totalsOf(site, 'fr', {});
    await open(page, `${addresses.fr.calendar}?month=${month}`);
    await calendar.applyFilters({ english: true });
    await expect(calendar.total).toHaveText(saysCount('fr', 'total', all));
    await expect(line).toHaveCount(0);
    await calendar.filterButton.click();
    const toggle = calendar.dialog.getByRole('switch', { name: filter.english });
    await expect(toggle).toBeChecked();
    await toggle.setChecked(false);
    await calendar.applyButton.click();
    await expect(calendar.total).toHaveText(saysCount('fr', 'total', without));
    await expect(line).toContainText(saysCount('fr', 'leftOut', all - without));
  },
);

test('CAL-37: the month tab leaves English shows out again', { tag: '@slow' }, async ({ page }) => {
  const calendar = calendarOn(page, 'fr');
  await open(page, `${addresses.fr.calendar}?month=${month}&english=true`);
  await expect(noteOn(page, 'fr').line).toHaveCount(0);
  await calendar.tab('month').click();
  await expect(page).toHaveURL(`${addresses.fr.calendar}?month=${month}`);
  await expect(noteOn(page, 'fr').line).toBeVisible();
});

for (const { says, search, asked } of places)
  test(
    `CAL-29: in English ${says} leaves nothing out: no switch, no line, and english=true changes nothing`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, 'en');
      const { without, all } = await totalsOf(site, 'en', asked);
      expect(without).toBe(all);
      const questions: string[] = [];
      page.on('request', (request) => questions.push(request.url()));
      for (const address of [search, `${search}&english=true`]) {
        await open(page, `${addresses.en.calendar}?${address}`);
        await expect(calendar.total).toHaveText(saysCount('en', 'total', all));
        await expect(noteOn(page, 'en').line).toHaveCount(0);
        await expect(noteOn(page, 'en').link).toHaveCount(0);
        await expect(calendar.appliedFilters.getByText(words.en.calendar.filter.english)).toHaveCount(0);
        await calendar.filterButton.click();
        await expect.poll(() => calendar.filter('kind').locator('option').count()).toBeGreaterThan(1);
        await expect(calendar.dialog.getByRole('switch')).toHaveCount(0);
      }
      expect(questions.filter((url) => /\/api\/.*english=/.test(url))).toEqual([]);
    },
  );
