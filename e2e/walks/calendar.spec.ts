import type { Page } from '@playwright/test';
import type { CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import { type Place, transitionPaths } from '#machines/transitionPaths.ts';
import { addresses } from '../pages/addresses.ts';
import { calendarOn, type CalendarPage } from '../pages/calendarPage.ts';
import { expect, test as siteTest } from '../site.ts';
import { troubleOf } from '../trouble.ts';
import { filled, monthYear, words } from '../words.ts';
import { calendarOfTheSite, isCalendarEvent } from './calendar.site.ts';

const text = words.fr.calendar;

/** One page for all the walks of a worker: a path begins with a visit to the calendar, in the page. */
const test = siteTest.extend<object, { walk: { page: Page; trouble: string[] } }>({
  walk: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site,
        reducedMotion: 'reduce',
        timezoneId: 'America/Toronto',
      });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('cookieSeen', 'shown'));
      const trouble = troubleOf(page);
      await page.goto(addresses.fr.basic);
      await use({ page, trouble });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const removeVenue = new RegExp(
  `^${filled(text.filter.remove, { name: text.filter.venue, value: '' }).trim()}`,
);

/** What takes a filter away is only there where there is a filter: where it is not, nothing can be done. */
const takeAway = async (calendar: CalendarPage, name: string | RegExp, isThere: boolean): Promise<void> => {
  const control = calendar.appliedFilters.getByRole('link', { name });
  if (isThere) await control.click();
  else await expect(control).toHaveCount(0);
};

const openDay = async (calendar: CalendarPage, day: string, { value, facts }: Place): Promise<void> => {
  if (value === 'day') return calendar.tab('day').click();
  if (facts['month'] !== day.slice(0, 'YYYY-MM'.length))
    await calendar.chooseMonth(day.slice(0, 'YYYY-MM'.length));
  await calendar.openDay(day).click();
};

/** What a visitor does. An event that nobody can make does not compile. */
const act = (calendar: CalendarPage, event: CalendarEvent, from: Place): Promise<void> => {
  const hasVenue = from.facts['venue'] !== '';
  const hasEnglish = from.facts['english'] === 'true';
  switch (event.type) {
    case 'month.opened':
      return calendar.tab('month').click();
    case 'day.opened':
      return openDay(calendar, event.day, from);
    case 'month.previous':
      return calendar.arrow('previousMonth').click();
    case 'month.next':
      return calendar.arrow('nextMonth').click();
    case 'month.chosen':
      return calendar.chooseMonth(event.month);
    case 'day.moved':
      return calendar.chooseDay(event.day);
    case 'filters.applied':
      return calendar.applyFilters({ venue: event.filters.venue, english: event.english === 'true' });
    case 'filter.removed':
      return event.name === 'english'
        ? takeAway(calendar, filled(text.filter.removeEnglish, { name: text.filter.english }), hasEnglish)
        : takeAway(calendar, removeVenue, hasVenue);
    case 'filters.cleared':
      return takeAway(calendar, text.filter.clear, hasVenue || hasEnglish);
  }
};

/** What the page shows, read in one go. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-scope="calendar"]');
    const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])];
    const arrows = all('a[title]').filter((link) => /^(Mois|Jour) /.test(link.getAttribute('title') ?? ''));
    const days = all('section[id^="day-"]');
    const places = all('section li > a:has(> time)').map((tile) => tile.textContent ?? '');
    return {
      state: root?.getAttribute('data-state'),
      panel: document.querySelector('[data-scope="calendarPanel"]')?.getAttribute('data-state'),
      tab: all('nav [aria-current="true"]').map((tab) => tab.textContent),
      title: root?.querySelector('h1')?.textContent ?? '',
      ends: arrows.map((arrow) => arrow.getAttribute('aria-disabled') === 'true'),
      pills: all('ul a[aria-label*="filtre"]').map((pill) => (pill.textContent ?? '').replace(' ×', '')),
      months: [...new Set(days.map(({ id }) => id.slice('day-'.length, 'day-YYYY-MM'.length)))],
      isCrowded: days.some((day) => day.querySelectorAll('li').length > 3),
      hasShows: places.length > 0,
      venues: places,
    };
  });

/** What a visitor must see: written by hand, for the model knows nothing of pages. */
const expectPicture = async (page: Page, { value, facts }: Place) => {
  const isMonth = value === 'month';
  const month = String(facts['month']);
  const expected = {
    state: value,
    panel: 'closed',
    tab: [isMonth ? text.mode.month : text.mode.day],
    isTitled: true,
    // The archive ends at the first month with shows and at the present one; between days, the arrows always lead on.
    ends: isMonth ? [month === '2027-04', month === '2027-06'] : [false, false],
    pills: [facts['venue'], facts['english'] === 'true' ? text.filter.english : ''].filter(
      (name) => name !== '',
    ),
    months: isMonth ? [month] : [],
    isCrowded: false,
    hasShows: true,
    isElsewhere: false,
  };
  await expect
    .poll(async () => {
      const { title, venues, ...seen } = await look(page);
      const name = isMonth ? monthYear('fr', month) : /\d+ (mai|juin) 2027$/;
      const isTitled = typeof name === 'string' ? title.endsWith(name) : name.test(title);
      return {
        ...seen,
        isTitled,
        isElsewhere: venues.some((tile) => !tile.includes(String(facts['venue']))),
      };
    })
    .toEqual(expected);
};

for (const path of transitionPaths(calendarOfTheSite)) {
  test(`CAL-36…CAL-44: ${path.id} ${path.sentence}`, async ({ walk: { page, trouble } }) => {
    const calendar = calendarOn(page, 'fr');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Archives', exact: true });
    await link.click();
    await expect(page).toHaveURL(addresses.fr.archive);
    await expectPicture(page, path.start);
    let from: Place = path.start;
    for (const step of path.steps) {
      const { cause } = step;
      if (cause.kind !== 'sent' || !isCalendarEvent(cause.event))
        throw new Error('A calendar only knows visitors');
      await act(calendar, cause.event, from);
      await expectPicture(page, step);
      from = step;
    }
    expect(trouble).toEqual([]);
  });
}
