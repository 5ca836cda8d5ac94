import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { second } from '#contract/settings/time.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { builtFile } from '#e2e/site/builtFile.ts';
import { isCall, isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, monthYear, words } from '#e2e/site/words.ts';
import { staleTimes } from '#src/api/requestSettings.ts';

/** The most bytes that a click on a month may load, before compression. */
const mostOfMonth = 100_000;

/** Counts the page's requests to the content API. */
const watch = (page: Page) => {
  const ranges: string[] = [];
  const months: Promise<{ month: string; bytes: number; packed: number }>[] = [];
  const styles: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === 'stylesheet') styles.push(url.pathname);
    if (isCall('range', url) && url.searchParams.has('from') && url.searchParams.has('to'))
      ranges.push(url.href);
  });
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    const month = url.searchParams.get('month') ?? '';
    if (!isOfMonth(month, url)) return;
    const weigh = async () => {
      const response = await request.response();
      const { responseBodySize: packed } = await request.sizes();
      return { month, bytes: (await response?.body())?.length ?? 0, packed };
    };
    months.push(weigh());
  });
  return { ranges, months, styles };
};

for (const lang of languages)
  test(`CAL-48 (${lang}): a visit of months, days and filters never asks for a whole month nor for styles that it has, and a month weighs little`, async ({
    page,
  }) => {
    const calendar = calendarOn(page, lang);
    const { ranges, months, styles } = watch(page);
    await open(page, addresses[lang].calendar);
    for (const month of ['2027-07', '2027-08', '2027-09', '2027-10']) {
      await calendar.arrow('nextMonth').click();
      await expect(calendar.title).toContainText(monthYear(lang, month));
    }
    await calendar.chooseMonth(festival.busiestMonth);
    await calendar.applyFilters({ kind: 'venue', price: '25-50' });
    await expect(calendar.appliedFilters).toBeVisible();
    await calendar.openDay(festival.fullestDay).click();
    await expect(calendar.root).toMatchState('day');
    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(/day=2027-08-15/);
    await calendar.chooseDay('2027-10-02');
    await expect(page).toHaveURL(/day=2027-10-02/);
    await calendar.applyFilters({ city: ['Montréal'] });
    await expect(page).toHaveURL(/city=Montr%C3%A9al/);
    await page.goBack();
    await calendar.tab('month').click();
    await expect(calendar.root).toMatchState('month');
    await page.waitForLoadState('networkidle');

    // A month that is drawn ahead may come later, when the page is closed.
    page.removeAllListeners('requestfinished');
    const weighed = await Promise.all(months);
    const report = weighed.map(({ month, bytes, packed }) => `${month}: ${bytes} (${packed} packed)`);
    test.info().annotations.push({ type: 'bytes of each month', description: report.join(', ') });
    expect(ranges).toEqual([]);
    // These are inline in the document. Loaded again after later styles, they would override them.
    expect(styles.filter((path) => builtFile(/(?:index|shared|calendar)/, 'css').test(path))).toEqual([]);
    expect(styles.length).toBeGreaterThan(0);
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.filter(({ bytes }) => bytes > mostOfMonth)).toEqual([]);
  });

test.describe('offline', () => {
  test.use({ expectedTrouble: /content\.failed|Failed to (load resource|fetch)|ContentError|member/ });

  for (const lang of languages)
    for (const age of ['fresh', 'stale'] as const)
      test(
        `CAL-56 (${lang}): without a network a ${age} month that was looked at is shown again, and one that was not is told`,
        { tag: '@slow' },
        async ({ page, context }) => {
          const calendar = calendarOn(page, lang);
          const { failure } = words[lang].calendar;
          await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
          await page.clock.install();
          await open(page, `${addresses[lang].calendar}?month=2027-07`);
          const daysOfJuly = await calendar.days.count();
          await calendar.arrow('nextMonth').click();
          await expect(calendar.title).toContainText(monthYear(lang, '2027-08'));
          // The code of the panels comes before the network goes.
          await calendar.selectorButton.click();
          await expect(calendar.dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await page.waitForLoadState('networkidle');
          await context.setOffline(true);
          if (age === 'stale') await skipTime(page, 2 * staleTimes.programme);

          await calendar.arrow('previousMonth').click();
          await expect(calendar.title).toContainText(monthYear(lang, '2027-07'));
          await expect(calendar.days).toHaveCount(daysOfJuly);
          await calendar.arrow('nextMonth').click();
          await expect(calendar.title).toContainText(monthYear(lang, '2027-08'));
          await expect(calendar.day(festival.fullestDay)).toBeVisible();
          await expect(calendar.failure).toHaveCount(0);

          await calendar.chooseMonth('2028-03');
          await page.clock.runFor(10 * second);
          await expect(calendar.failure).toContainText(
            filled(failure.kept, {
              wanted: monthYear(lang, '2028-03'),
              shown: monthYear(lang, '2027-08'),
            }),
          );
          await expect(calendar.day(festival.fullestDay)).toBeVisible();
          await context.setOffline(false);
          await calendar.failure.getByRole('button', { name: failure.retry }).click();
          await expect(calendar.title).toContainText(monthYear(lang, '2028-03'));
          await expect(calendar.failure).toHaveCount(0);
        },
      );
});
