import type { Page } from '@playwright/test';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { type LongDay, startLongDay } from '#e2e/site/longDay.ts';
import { expect, test as base } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, like, words } from '#e2e/site/words.ts';

const { phone, desktop } = windows;
/** The most elements of a long day's page, at any point of reading. */
const mostElements = 1_500;
const hundred = 100;

const test = base.extend<object, { running: LongDay }>({
  running: [
    async ({}, use) => {
      const { stop, ...running } = await startLongDay();
      await use(running);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** All of today: without a time it is shown from now on (CAL-38). */
const wholeDay = '&after=00%3A00';

const addressOf = (lang: Language, { date }: LongDay, rest = wholeDay): string =>
  `${addresses[lang].calendar}?mode=day&day=${date}${rest}`;

/** How many shows the day has in a language, from the API. */
const totalOf = async (lang: Language, { url, date }: LongDay, rest = ''): Promise<number> => {
  const answer = await fetch(
    `${url}/api/content/${lang}/content/8/calendar/day?date=${date}&pagesize=1${rest}`,
  );
  const { totalcount } = await answer.json();
  return totalcount;
};

const grouped = (lang: Language, count: number): string => new Intl.NumberFormat(`${lang}-CA`).format(count);

const shownOf = (lang: Language, to: number, total: number): string =>
  filled(words[lang].calendar.day.shown, { to: grouped(lang, to), total: grouped(lang, total) });

const told = (page: Page, lang: Language) =>
  page.getByRole('navigation', { name: words[lang].calendar.day.pages }).getByRole('status');

const nextLink = (page: Page, lang: Language) =>
  page.getByRole('link', { name: like(words[lang].calendar.day.next_other) });

/** From now on, at every change of the page: the most elements in `main`, the shows seen, a repeated id. */
const watch = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { most: 0, shows: new Set<string>(), isIdTwice: false };
    const look = () => {
      const main = document.querySelector('main');
      seen.most = Math.max(seen.most, main?.querySelectorAll(':not([inert], [inert] *)').length ?? 0);
      for (const time of main?.querySelectorAll('section li:not([inert] *) > a > time') ?? [])
        seen.shows.add(`${time.getAttribute('datetime')} ${time.closest('a')?.getAttribute('href')}`);
      const ids = [...(main?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      seen.isIdTwice ||= new Set(ids).size < ids.length;
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });

/**
 * Goes down a window at a time, once its content is drawn, until all is shown, or so many shows; waits at the end for more.
 */
const readOn = (page: Page, least = Number.POSITIVE_INFINITY): Promise<void> =>
  page.evaluate(async (enough) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const isInSight = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const isDrawn = () => ![...document.querySelectorAll('main div:empty')].some(isInSight);
    const next = () => document.querySelector<HTMLAnchorElement>('main nav a[rel="next"]');
    const shown = () => {
      const link = next();
      return link ? Number(new URL(link.href).searchParams.get('offset')) : Number.POSITIVE_INFINITY;
    };
    const left = () => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight;
    for (;;) {
      do await frame();
      while (!isDrawn());
      if (shown() >= enough && (next() !== null || left() < 1)) return;
      scrollBy({ top: Math.min(innerHeight, left()), behavior: 'instant' });
    }
  }, least);

for (const lang of languages) {
  const text = words[lang].calendar;

  for (const [name, size] of Object.entries({ phone, desktop }))
    test(
      `CAL-10 (${lang}): two thousand performances are all there by reading on, in few elements (${name})`,
      { tag: '@slow' },
      async ({ page, running }) => {
        await page.setViewportSize(size);
        const total = await totalOf(lang, running);
        expect(total).toBeGreaterThanOrEqual(2_000);
        await open(page, addressOf(lang, running));
        const seen = await watch(page);
        await expect(told(page, lang)).toHaveText(shownOf(lang, hundred, total));
        await expect.poll(() => seen.evaluate(({ most }) => most)).toBeLessThanOrEqual(mostElements);
        await readOn(page);
        await expect(told(page, lang)).toHaveText(shownOf(lang, total, total));
        await expect(nextLink(page, lang)).toHaveCount(0);
        const { most, ...rest } = await seen.evaluate(({ most: many, shows, isIdTwice }) => ({
          most: many,
          shows: shows.size,
          isIdTwice,
        }));
        expect(rest).toEqual({ shows: total, isIdTwice: false });
        expect(most).toBeLessThanOrEqual(mostElements);
      },
    );

  test(
    `CAL-10 (${lang}): what is on now is one press away, and so is the whole day again`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const calendar = calendarOn(page, lang);
      await open(page, addressOf(lang, running));
      await calendar.root.getByRole('link', { name: like(text.day.now) }).click();
      // The site's clock goes on with the tests before this one.
      await expect(page).toHaveURL(/&after=12%3A\d\d$/);
      await expect(calendar.root).toContainText(filled(text.day.from, { time: '12:' }));
      const first = calendar.tiles.first().locator('time');
      await expect(first).toHaveAttribute('datetime', new RegExp(`^${running.date}T12:`));
      const begins = (await first.getAttribute('datetime')) ?? '';
      await page.reload();
      await expect(first).toHaveAttribute('datetime', begins);
      await calendar.root.getByRole('link', { name: text.day.whole }).click();
      await expect(page).toHaveURL(addressOf(lang, running));
      await expect(calendar.root.getByRole('link', { name: text.day.whole })).toHaveCount(0);
    },
  );

  test(
    `RTE-37 (${lang}): the other language shows the day from the same time on`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const other = otherLanguage(lang);
      await open(page, addressOf(lang, running, '&after=20%3A20'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: words[lang].layout.languages[other], exact: true })
        .click();
      await expect(page).toHaveURL(addressOf(other, running, '&after=20%3A20'));
      await expect(page.getByRole('link', { name: words[other].calendar.day.whole })).toBeVisible();
    },
  );
}

test(
  'CAL-36: Back leads to where one was, far down in a long day',
  { tag: '@slow' },
  async ({ page, running }) => {
    await open(page, addressOf('fr', running));
    await readOn(page, 700);
    const place = () =>
      page.evaluate(() => {
        const tiles = [
          ...document.querySelectorAll<HTMLAnchorElement>('main section li:not([inert] *) > a:has(> time)'),
        ];
        const first = tiles.find((tile) => tile.getBoundingClientRect().top > 200);
        const time = first?.querySelector('time')?.dateTime;
        return {
          show: `${time} ${first?.pathname}`,
          top: Math.round(first?.getBoundingClientRect().top ?? 0),
        };
      });
    const before = await place();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    // A synthetic click: a visitor's pointer would not move the page either.
    await page.evaluate(() => {
      const tiles = [
        ...document.querySelectorAll<HTMLElement>('main section li:not([inert] *) > a:has(> time)'),
      ];
      tiles.find((tile) => tile.getBoundingClientRect().top > 200)?.click();
    });
    await expect(page).toHaveURL(/\/spectacles\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
    await page.goBack();
    await expect.poll(place).toEqual(before);
  },
);

test.describe('a host that fails', () => {
  test.use({ expectedTrouble: /content\.failed|Failed to load resource/ });

  test(
    'CAL-10: the next hundred that does not come says so in place, and is tried again',
    { tag: '@slow' },
    async ({ page, running }) => {
      const total = await totalOf('fr', running);
      const calendar = calendarOn(page, 'fr');
      await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
      const isNext = (url: URL) =>
        url.pathname.endsWith('/calendar/day') && url.searchParams.get('offset') === '100';
      await page.route(isNext, (route) => route.fulfill({ status: 503, body: '' }));
      await open(page, addressOf('fr', running));
      await nextLink(page, 'fr').scrollIntoViewIfNeeded();
      await expect(calendar.failure).toContainText(words.fr.calendar.failure.more);
      await expect(told(page, 'fr')).toHaveText(shownOf('fr', hundred, total));
      await page.unroute(isNext);
      await calendar.failure.getByRole('button', { name: words.fr.calendar.failure.retry }).click();
      await expect(calendar.failure).toHaveCount(0);
      await expect(told(page, 'fr')).not.toHaveText(shownOf('fr', hundred, total));
    },
  );
});

test(
  'CAL-10: the focus stays in what is out of sight, and the keyboard goes on from there',
  { tag: '@slow' },
  async ({ page, running }) => {
    await open(page, addressOf('fr', running));
    const first = page.locator('main section li:not([inert] *) > a:has(> time)').first();
    await first.focus();
    await readOn(page, 400);
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main section li:not([inert] *) > a:has(> time)').nth(1)).toBeFocused();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languages)
    test(
      `CAL-10 (${lang}): links lead from hundred to hundred, and the address of the day stays the one to keep`,
      { tag: '@slow' },
      async ({ page, running }) => {
        const calendar = calendarOn(page, lang);
        const { day } = words[lang].calendar;
        const total = await totalOf(lang, running);
        const range = (from: number, to: number) =>
          filled(day.shownFrom, { from, to, total: grouped(lang, total) });
        await page.goto(addressOf(lang, running));
        await expect(calendar.tiles).toHaveCount(hundred);
        await expect.poll(() => page.locator('main *').count()).toBeLessThanOrEqual(mostElements);
        const first = await calendar.tiles.first().innerText();
        await nextLink(page, lang).click();
        await expect(page).toHaveURL(addressOf(lang, running, `${wholeDay}&offset=100`));
        await expect(calendar.tiles).toHaveCount(hundred);
        await expect(told(page, lang)).toHaveText(range(101, 200));
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${addressOf(lang, running, '').replace('?', '\\?')}$`),
        );
        await nextLink(page, lang).click();
        await expect(told(page, lang)).toHaveText(range(201, 300));
        await page.getByRole('link', { name: like(day.previous_other) }).click();
        await page.getByRole('link', { name: like(day.previous_other) }).click();
        await expect(page).toHaveURL(addressOf(lang, running));
        await expect.poll(() => calendar.tiles.first().innerText()).toBe(first);
      },
    );

  test(
    'CAL-10: an address that makes no sense is the day from its beginning; the last hundred is the rest',
    { tag: '@slow' },
    async ({ page, running }) => {
      const total = await totalOf('en', running);
      for (const rest of ['', '&offset=-1', '&offset=999999', '&offset=1.5']) {
        await page.goto(addressOf('en', running, wholeDay + rest));
        await expect(told(page, 'en')).toHaveText(shownOf('en', hundred, total));
      }
      await page.goto(addressOf('en', running, `${wholeDay}&offset=${total - 30}`));
      await expect(calendarOn(page, 'en').tiles).toHaveCount(30);
      await expect(nextLink(page, 'en')).toHaveCount(0);
      await page.goto(addressOf('en', running, '&after=23:59'));
      await expect(calendarOn(page, 'en').root).toContainText(words.en.calendar.noresult);
      await page.getByRole('link', { name: words.en.calendar.day.whole }).click();
      await expect(page).toHaveURL(addressOf('en', running));
    },
  );
});
