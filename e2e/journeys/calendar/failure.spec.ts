import type { Page, Route } from '@playwright/test';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, monthYear, words } from '#e2e/site/words.ts';

test.use({ expectedTrouble: /content\.failed|Failed to load resource/ });

/** Breaks the answers for a month; resolves with a function that mends them. */
const breakMonth = async (page: Page, month: string, answer: (route: Route) => Promise<void>) => {
  const isBroken = (url: URL) => isOfMonth(month, url);
  await page.route(isBroken, answer);
  return () => page.unroute(isBroken);
};

/** The pauses between tries have a random length: here none. */
const withoutPauses = (page: Page) => page.addInitScript(() => Object.assign(Math, { random: () => 0 }));

const failures: Record<string, (route: Route) => Promise<void>> = {
  'a server error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'no answer in time': (route) => route.abort('timedout'),
  'HTML in place of JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  'JSON of another shape': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"items":3}}' }),
};

for (const [name, answer] of Object.entries(failures)) {
  test(
    `CAL-56: ${name} for the next month: the month shown stays with a message, the arrows work, Retry recovers`,
    { tag: name === 'no answer in time' ? [] : '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, 'fr');
      const text = words.fr.calendar;
      await withoutPauses(page);
      const mend = await breakMonth(page, '2027-07', answer);
      await open(page, addresses.fr.calendar);
      const daysOfJune = await calendar.days.count();

      await calendar.arrow('nextMonth').click();
      const kept = filled(text.failure.kept, {
        wanted: monthYear('fr', '2027-07'),
        shown: monthYear('fr', '2027-06'),
      });
      await expect(calendar.failure).toContainText(kept);
      await expect(calendar.title).toContainText(monthYear('fr', '2027-06'));
      await expect(calendar.days).toHaveCount(daysOfJune);

      await calendar.arrow('nextMonth').click();
      await expect(calendar.title).toContainText(monthYear('fr', '2027-08'));
      await expect(calendar.failure).toHaveCount(0);
      await calendar.arrow('previousMonth').click();
      await expect(calendar.failure).toContainText(monthYear('fr', '2027-07'));

      await mend();
      await calendar.failure.getByRole('button', { name: text.failure.retry }).click();
      await expect(calendar.failure).toHaveCount(0);
      await expect(calendar.title).toContainText(monthYear('fr', '2027-07'));
      await expect(calendar.day('2027-07-02')).toBeVisible();
    },
  );
}

for (const lang of languages) {
  test(
    `CAL-56 (${lang}): the day selector of a month that fails is no empty month`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await withoutPauses(page);
      await breakMonth(page, '2027-10', (route) => route.fulfill({ status: 503, body: '' }));
      await open(page, `${addresses[lang].calendar}?mode=day&day=2027-08-14`);
      await calendar.selectorButton.click();
      const failed = page.waitForResponse((response) => isOfMonth('2027-10', new URL(response.url())));
      await calendar.dialog
        .getByRole('combobox', { name: words[lang].calendar.month })
        .selectOption('2027-10');
      await failed;
      await expect(calendar.dialog).not.toContainText(words[lang].calendar.selector.noresult);
      await calendar.dialog
        .getByRole('combobox', { name: words[lang].calendar.month })
        .selectOption('2027-09');
      await expect(calendar.dialog.locator('time').first()).toBeVisible();
    },
  );
}

test(
  'CAL-56: a month that fails before the browser is idle is told once, and is nobody’s exception',
  { tag: '@slow' },
  async ({ page }) => {
    const calendar = calendarOn(page, 'fr');
    await withoutPauses(page);
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await breakMonth(page, '2027-07', (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, addresses.fr.calendar);
    await calendar.arrow('nextMonth').click();
    await expect(calendar.failure).toContainText(monthYear('fr', '2027-07'));
  },
);

test(
  'LDR-14: the answer of a month that was passed by does not come over the one that is shown',
  { tag: '@slow' },
  async ({ page }) => {
    const calendar = calendarOn(page, 'fr');
    const held: Route[] = [];
    await page.route(
      (url) => isOfMonth('2027-07', url),
      (route) => void held.push(route),
    );
    await open(page, addresses.fr.calendar);
    await calendar.arrow('nextMonth').click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await calendar.arrow('nextMonth').click();
    await expect(calendar.title).toContainText(monthYear('fr', '2027-08'));
    const answered = page.waitForResponse((response) => isOfMonth('2027-07', new URL(response.url())));
    await Promise.all(held.map((route) => route.continue()));
    await (await answered).finished();
    await expect(calendar.title).toContainText(monthYear('fr', '2027-08'));
    await expect(calendar.day('2027-08-14')).toBeVisible();
  },
);

for (const lang of languages) {
  const other = otherLanguage(lang);
  for (const [says, search, month] of [
    ['a month', '?month=2027-08', '2027-08'],
    ['a day', `?mode=day&day=${festival.fullestDay}`, '2027-08'],
  ] as const)
    test(
      `CAL-56 (${lang}): where the present month cannot be read ${says} still opens from its address, and its arrows lead on`,
      { tag: '@slow' },
      async ({ page }) => {
        const calendar = calendarOn(page, lang);
        await page.setViewportSize(windows.wide);
        await withoutPauses(page);
        const mend = await breakMonth(page, festival.presentMonth, (route) =>
          route.fulfill({ status: 503, body: '' }),
        );
        await open(page, addresses[other].calendar + search);
        const header = page.getByRole('banner');
        await header.getByRole('link', { name: words[other].layout.languages[lang], exact: true }).click();
        await expect(page).toHaveURL(addresses[lang].calendar + search);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(calendar.tiles).not.toHaveCount(0);
        await expect(calendar.failure).toHaveCount(0);

        if (says === 'a day') await calendar.tab('month').click();
        await expect(calendar.title).toContainText(monthYear(lang, month));
        await calendar.arrow('nextMonth').click();
        await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));
        await calendar.chooseMonth(festival.presentMonth);
        await expect(calendar.failure).toContainText(monthYear(lang, festival.presentMonth));
        await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));
        await calendar.chooseMonth('2027-05');
        await expect(calendar.title).toContainText(monthYear(lang, '2027-05'));
        await expect(calendar.failure).toHaveCount(0);
        await mend();
        await calendar.arrow('nextMonth').click();
        await expect(calendar.title).toContainText(monthYear(lang, festival.presentMonth));
        await expect(calendar.tiles).not.toHaveCount(0);
      },
    );
}
