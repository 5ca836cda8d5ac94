import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { minute } from '#contract/settings/time.ts';
import { callsAnswered } from '#e2e/pageObjects/callsAnswered.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { monthYear } from '#e2e/site/words.ts';

/** The months of the days behind the shown ones, in order. */
const monthsAhead = (page: Page) =>
  page
    .locator('[data-scope="calendar"] [inert]')
    .evaluateAll((panes) => panes.map((pane) => pane.querySelector('section')?.id.slice(4, 11)));

/** Marks the elements of the days ahead; a mark goes with its element. */
const markAhead = (page: Page) =>
  page.evaluate(() => {
    for (const day of document.querySelectorAll('[inert] section')) day.setAttribute('data-marked', '');
  });
const marks = (page: Page) =>
  page
    .locator('[data-scope="calendar"] section')
    .filter({ visible: true })
    .evaluateAll((days) => days.map((day) => day.hasAttribute('data-marked')));
/** More days than `least` are shown, and all of them stood ready. */
const expectMarked = (page: Page, least: number): Promise<void> =>
  expect
    .poll(async () => {
      const days = await marks(page);
      return days.length > least && days.every((isMarked) => isMarked);
    })
    .toBe(true);

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** The texts of the accessibility tree. */
const told = async (page: Page) => page.locator('main').ariaSnapshot();

for (const lang of languages)
  for (const [size, viewport] of Object.entries({ phone: windows.phone, desktop: windows.desktop }))
    test.describe(size, () => {
      test.use({ viewport });
      const at = addresses[lang];

      test(
        `CAL-57 (${lang}, ${size}): the months beside the shown one stand ready; an arrow only shows them, keeps the focus, and so does Back`,
        { tag: size === 'phone' ? [] : '@slow' },
        async ({ page }) => {
          const calendar = calendarOn(page, lang);
          await open(page, `${at.calendar}?month=2027-08`);
          await expect.poll(() => monthsAhead(page)).toEqual(['2027-07', '2027-09']);
          await expect.poll(() => repeatedIds(page)).toEqual([]);
          await expect.poll(() => told(page)).not.toContain('2027-09-');
          await markAhead(page);

          await calendar.arrow('nextMonth').focus();
          await page.keyboard.press('Enter');
          await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));
          await expect(page).toHaveURL(/month=2027-09/);
          await expectMarked(page, 3);
          await expect(calendar.arrow('nextMonth')).toBeFocused();
          await expect.poll(() => monthsAhead(page)).toEqual(['2027-08', '2027-10']);

          await markAhead(page);
          await page.goBack();
          await expect(calendar.title).toContainText(monthYear(lang, '2027-08'));
          await expectMarked(page, 25);
          await expect.poll(() => repeatedIds(page)).toEqual([]);
        },
      );

      test(
        `CAL-57 (${lang}, ${size}): so do the days beside a shown day`,
        { tag: size === 'desktop' ? [] : '@slow' },
        async ({ page }) => {
          const calendar = calendarOn(page, lang);
          await open(page, `${at.calendar}?mode=day&day=2027-08-10`);
          await expect(calendar.root.locator('[inert]')).toHaveCount(2);
          await expect.poll(() => repeatedIds(page)).toEqual([]);
          await markAhead(page);
          await calendar.arrow('nextDay').click();
          await expect(page).toHaveURL(/day=2027-08-11/);
          await expectMarked(page, 0);
        },
      );
    });

const month = `${addresses.en.calendar}?month=${festival.busiestMonth}`;

for (const [says, facts] of [
  ['data are dear', { connection: { saveData: true } }],
  ['memory is little', { deviceMemory: 2 }],
] as const)
  test(`CAL-57: where ${says}, nothing is drawn ahead`, async ({ page }) => {
    const calendar = calendarOn(page, 'en');
    await page.addInitScript((told) => {
      for (const [name, value] of Object.entries(told))
        Object.defineProperty(navigator, name, { get: () => value });
    }, facts);
    await open(page, month);
    // Where data are dear, a sign of the visitor brings them.
    await page.mouse.move(10, 10);
    await calendar.arrow('nextMonth').click();
    await expect(calendar.title).toContainText(monthYear('en', '2027-09'));
    await calendar.arrow('previousMonth').click();
    await expect(calendar.title).toContainText(monthYear('en', festival.busiestMonth));
    await callsAnswered(page);
    // By then the browser has had its idle time.
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(done)))),
    );
    await expect(calendar.root.locator('[inert]')).toHaveCount(0);
  });

test('CAL-57: what stands ready is given back once nobody has looked for five minutes, and is made again after', async ({
  page,
}) => {
  const calendar = calendarOn(page, 'en');
  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.install();
  await open(page, month);
  const ahead = calendar.root.locator('[inert]');
  await expect(ahead).toHaveCount(2);
  await look(true);
  await runTime(page, 5 * minute - 1_000);
  await expect(ahead).toHaveCount(2);
  await runTime(page, 1_000);
  await expect(ahead).toHaveCount(0);
  await expect.poll(() => calendar.days.count()).toBeGreaterThan(25);
  await look(false);
  await expect(ahead).toHaveCount(2);
});

test('CAL-57: an arrow draws no tile of a month that stands ready a second time', async ({ page }) => {
  const calendar = calendarOn(page, 'en');
  await page.addInitScript(() => {
    const write = Intl.NumberFormat.prototype.formatToParts;
    Intl.NumberFormat.prototype.formatToParts = function count(amount = 0) {
      const { dataset } = document.documentElement;
      dataset['prices'] = String(Number(dataset['prices'] ?? 0) + 1);
      return write.call(this, amount);
    };
  });
  await open(page, `${addresses.en.calendar}?month=2027-07`);
  await calendar.arrow('nextMonth').click();
  await expect.poll(() => monthsAhead(page)).toEqual(['2027-07', '2027-09']);
  const prices = await calendar.arrow('previousMonth').evaluate(async (arrow: HTMLElement) => {
    const { dataset } = document.documentElement;
    const written = () => Number(dataset['prices']);
    const before = written();
    const change = new Promise((changed) => {
      const title = document.querySelector('[data-scope="calendar"] h1');
      if (title) new MutationObserver(changed).observe(title, { subtree: true, characterData: true });
    });
    arrow.click();
    await change;
    return { before, onPress: written() - before };
  });
  await expect(calendar.title).toContainText(monthYear('en', '2027-07'));
  expect(prices.before).toBeGreaterThan(50);
  expect(prices.onPress).toBe(0);
});

test('CAL-57: a print has the shown month alone', { tag: '@slow' }, async ({ page }) => {
  const calendar = calendarOn(page, 'en');
  await open(page, month);
  await expect(calendar.root.locator('[inert]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() =>
      calendar.root
        .locator('[inert]')
        .evaluateAll((panes) => panes.map((pane) => getComputedStyle(pane).display)),
    )
    .toEqual(['none', 'none']);
});
