import type { Page, Route } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { choicesOf } from '#e2e/pageObjects/choices.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { isCall, readFacets, readSummary } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { saysCount, saysResults } from '#e2e/site/totals.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({ expectedTrouble: /content\.failed|Failed to load resource/ });

const month = festival.busiestMonth;
const isFacets = (url: URL) => isCall('facets', url);

/** The pauses between tries have a random length: here none. */
const withoutPauses = (page: Page) => page.addInitScript(() => Object.assign(Math, { random: () => 0 }));

const failures: Record<string, (route: Route) => Promise<void>> = {
  'a host that is overloaded': (route) => route.fulfill({ status: 503, body: '' }),
  'no network': (route) => route.abort(),
  'JSON of another shape': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"venue":3}' }),
};

for (const lang of languages) {
  const { failure, filter, kind } = words[lang].calendar;
  const at = `${addresses[lang].calendar}?month=${month}`;

  for (const [name, answer] of Object.entries(failures))
    test(
      `CAL-56 (${lang}): ${name} for the choices: the panel says so, stays of use, and has them when asked again`,
      { tag: '@slow' },
      async ({ page, site }) => {
        const calendar = calendarOn(page, lang);
        const all = await readSummary(site, lang, { month });
        const outdoor = await readSummary(site, lang, { month, kind: 'outdoor' });
        const facets = await readFacets(site, lang, { month });
        await withoutPauses(page);
        await page.route(isFacets, answer);
        await open(page, `${at}&kind=outdoor`);
        await calendar.filterButton.click();
        const alert = calendar.dialog.getByRole('alert');
        await expect(alert).toContainText(failure.choices);
        await expect(calendar.applyButton).toContainText(saysResults(lang, outdoor.total));
        await expect(calendar.filter('kind').locator('option:checked')).toHaveText(kind.outdoor);

        // Useful without its choices: the chosen ones can be removed.
        await calendar.dialog.getByRole('button', { name: filter.clear }).click();
        await expect(calendar.applyButton).toContainText(saysResults(lang, all.total));
        await calendar.applyButton.click();
        await expect(page).toHaveURL(at);
        await expect(calendar.total).toHaveText(saysCount(lang, 'total', all.total));

        await calendar.filterButton.click();
        await expect(alert).toContainText(failure.choices);
        await page.unroute(isFacets);
        const retry = alert.getByRole('button', { name: failure.retry });
        await tabTo(page, retry);
        await page.keyboard.press('Enter');
        await expect
          .poll(async () => (await choicesOf(calendar.filter('kind'))).length)
          .toBe(facets.kind.length);
        await expect(alert).toHaveCount(0);
        // The pressed button is gone; the focus stays in the panel.
        await page.keyboard.press('Tab');
        await expect(calendar.dialog.locator(':focus')).toHaveCount(1);
      },
    );

  for (const [size, { width }] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
    test(
      `CAL-21 (${lang}): on a ${size}, word of choices that did not come has nothing that axe finds`,
      { tag: '@slow' },
      async ({ page }) => {
        const calendar = calendarOn(page, lang);
        await withoutPauses(page);
        await page.route(isFacets, (route) => route.fulfill({ status: 503, body: '' }));
        await open(page, at);
        await calendar.filterButton.click();
        await expect(calendar.dialog.getByRole('alert')).toBeVisible();
        await expectNoViolations(page, [width]);
      },
    );

  test(
    `CAL-21 (${lang}): slow choices: the panel is there at once, says its results, and has them when they come`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      const { total } = await readSummary(site, lang, { month });
      const held: Route[] = [];
      await page.route(isFacets, (route) => void held.push(route));
      await open(page, at);
      await calendar.filterButton.click();
      await expect(calendar.dialog).toBeVisible();
      await expect(calendar.applyButton).toContainText(saysResults(lang, total));
      await expect.poll(() => held.length).toBe(1);
      await expect.poll(() => choicesOf(calendar.filter('kind'))).toEqual([]);
      // A focused field keeps the focus when its choices come.
      await calendar.filter('venue').focus();
      await Promise.all(held.map((route) => route.continue()));
      await expect.poll(async () => (await choicesOf(calendar.filter('kind'))).length).toBe(kinds.length);
      await expect(calendar.filter('venue')).toBeFocused();
    },
  );

  test(
    `CAL-21 (${lang}): choices that come late do not come over those of a later choice`,
    { tag: '@slow' },
    async ({ page, site }) => {
      const calendar = calendarOn(page, lang);
      const late: Route[] = [];
      await page.route(
        (url) => isFacets(url) && url.searchParams.get('kind') === 'venue',
        (route) => void late.push(route),
      );
      await open(page, at);
      await calendar.filterButton.click();
      await calendar.filter('kind').selectOption('venue');
      await expect.poll(() => late.length).toBe(1);
      await calendar.filter('kind').selectOption('outdoor');
      const { city } = await readFacets(site, lang, { month, kind: 'outdoor' });
      const counts = async () => (await choicesOf(calendar.filter('city'))).map(({ count }) => count);
      const expected = city.map(({ count }) => count);
      await expect.poll(counts).toEqual(expected);
      // Its question may have been given up by then.
      await Promise.all(late.map((route) => route.continue().catch(() => undefined)));
      await page.waitForLoadState('networkidle');
      await expect.poll(counts).toEqual(expected);
    },
  );
}
