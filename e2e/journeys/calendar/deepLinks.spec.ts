import type { Page } from '@playwright/test';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { isCall, isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';

/** Like the server, apart from the browser's own knowledge: its time zone is the festival's. */
test.use({ timezoneId: 'America/Toronto' });

const venue = festival.venue.replaceAll(' ', '+');
const links = [
  { says: 'the landing month', address: '/fr/calendrier', title: 'juin 2027', state: 'month', pills: 0 },
  {
    says: 'a month',
    address: '/en/calendar?month=2027-09',
    title: 'September 2027',
    state: 'month',
    pills: 0,
  },
  {
    says: 'the busiest month',
    address: '/fr/calendrier?month=2027-08',
    title: 'août 2027',
    state: 'month',
    pills: 0,
  },
  {
    says: 'a month without shows',
    address: '/fr/calendrier?month=2027-01',
    title: 'janvier 2027',
    state: 'month',
    pills: 0,
  },
  {
    says: 'a day',
    address: '/en/calendar?mode=day&day=2027-08-15',
    title: 'Sunday, August 15, 2027',
    state: 'day',
    pills: 0,
  },
  {
    says: 'a day without shows',
    address: '/fr/calendrier?mode=day&day=2027-06-21',
    title: 'lundi 21 juin 2027',
    state: 'day',
    pills: 0,
  },
  {
    says: 'filters',
    address: `/fr/calendrier?month=2027-08&venue=${venue}&city=Montr%C3%A9al`,
    title: 'août 2027',
    state: 'month',
    pills: 3,
  },
  {
    says: 'a filtered day',
    address: `/en/calendar?mode=day&day=2027-08-14&city=Toronto`,
    title: 'August 14, 2027',
    state: 'day',
    pills: 2,
  },
  {
    says: 'English shows',
    address: '/fr/calendrier?month=2027-08&english=true',
    title: 'août 2027',
    state: 'month',
    pills: 2,
  },
  { says: 'the archive', address: '/en/calendar-archive', title: 'June 2027', state: 'month', pills: 0 },
  {
    says: 'an address that makes no sense',
    address: '/en/calendar?month=2027-13&day=x&mode=7',
    title: 'June 2027',
    state: 'month',
    pills: 0,
  },
] as const;

/** Whether a call has an address's parameters: the day is its `date`, and the mode is implied. */
const isSaidIn =
  ({ searchParams }: URL) =>
  ([name, value]: [string, string]): boolean =>
    name === 'mode' || searchParams.get(name === 'day' ? 'date' : name) === value;

/** The content of the calendar, without parts for browsers without scripts, and those ahead of a press. */
const calendarHtml = (page: Page) =>
  page.locator('[data-scope="calendar"]').evaluate((root) => {
    const copy = document.createElement('div');
    copy.append(root.cloneNode(true));
    for (const element of copy.querySelectorAll('noscript, [inert]')) element.remove();
    return copy.innerHTML;
  });

/** Drawn by the same code as a sister. */
const rare: readonly string[] = [
  'filters',
  'a filtered day',
  'English shows',
  'the archive',
  'a month',
  'a month without shows',
  'a day',
  'the busiest month',
  'an address that makes no sense',
];

for (const { says, address, title, state, pills } of links) {
  const lang = address.startsWith('/fr') ? 'fr' : 'en';

  test(
    `CAL-39: ${says} (${address}) is what the server draws, what the browser keeps, and what a reload shows`,
    { tag: rare.includes(says) ? '@slow' : [] },
    async ({ page, browser, baseURL }) => {
      const calendar = calendarOn(page, lang);
      const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const unscripted = await plain.newPage();
      await unscripted.goto(address);
      const drawnByServer = await calendarHtml(unscripted);
      await plain.close();

      await open(page, address);
      await expect.poll(() => calendarHtml(page)).toBe(drawnByServer);
      await expect(calendar.title).toContainText(title);
      await expect(calendar.root).toMatchState(state);
      await expect(calendar.appliedFilters.getByRole('listitem')).toHaveCount(pills);

      await page.reload();
      await expect(calendar.title).toContainText(title);
      await expect(page).toHaveURL(address);
    },
  );
}

for (const [says, search] of [
  ['a month', 'month=2027-08'],
  ['a filtered month', 'month=2027-08&kind=venue&price=25-50'],
  ['a day', `mode=day&day=${festival.fullestDay}`],
] as const)
  test(
    `CAL-52: ${says} that the page brought is not asked for again`,
    { tag: says === 'a month' ? [] : '@slow' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isShown = says === 'a day' ? isCall('day', url) : isOfMonth('2027-08', url);
        if (isShown && [...new URLSearchParams(search)].every(isSaidIn(url))) asked.push(url.search);
      });
      await page.goto(`${addresses.fr.calendar}?${search}`);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    },
  );

test(
  'CAL-17: a month without shows says so and leads to where they are',
  { tag: '@slow' },
  async ({ page }) => {
    const calendar = calendarOn(page, 'fr');
    await open(page, '/fr/calendrier?month=2027-01');
    await expect(calendar.root).toContainText(words.fr.calendar.noresult);
    await calendar.root.getByRole('link', { name: /Aller|avril/ }).click();
    await expect(calendar.title).toContainText(monthYear('fr', '2027-04'));
  },
);

test('CAL-40: the calendar begins in January of this year', { tag: '@slow' }, async ({ page }) => {
  const calendar = calendarOn(page, 'en');
  await page.goto(`${addresses.en.calendar}?month=2027-02`);
  await expect(calendar.arrow('previousMonth')).toBeEnabled();
  await page.goto(`${addresses.en.calendar}?month=2027-01`);
  await expect(calendar.arrow('previousMonth')).toBeDisabled();
  await expect(calendar.arrow('nextMonth')).toBeEnabled();
});

test('CAL-41: the calendar ends in December two years on', { tag: '@slow' }, async ({ page }) => {
  const calendar = calendarOn(page, 'fr');
  await page.goto(`${addresses.fr.calendar}?month=2029-11`);
  await expect(calendar.arrow('nextMonth')).toBeEnabled();
  await page.goto(`${addresses.fr.calendar}?month=2029-12`);
  await expect(calendar.arrow('nextMonth')).toBeDisabled();
  await expect(calendar.arrow('previousMonth')).toBeEnabled();
});
