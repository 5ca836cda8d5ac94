import type { Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { like, words } from '#e2e/site/words.ts';

/** A coming month of the sample with about 115 shows, none of its days today or tomorrow. */
const month = `${addresses.en.calendar}?month=2027-07`;

/** The limits of a month and its title, in pixels: heights, not times. */
const bounds = [
  { size: windows.desktop, columns: 3, month: 4_000, title: Number.POSITIVE_INFINITY },
  { size: windows.phone, columns: 1, month: 7_500, title: 110 },
] as const;

/** Heights of the calendar, of its title, and of a day's placeholder. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const days = [...document.querySelectorAll('section[id^="day-"]')].filter((day) => day.checkVisibility());
    const tops = days.map((day) => day.getBoundingClientRect().top);
    const estimates = days.map((day) =>
      Number.parseFloat(getComputedStyle(day).containIntrinsicHeight.slice(5)),
    );
    return {
      shows: Number(/\d+/.exec(document.querySelector('main output')?.textContent ?? '')?.[0]),
      columns: tops.filter((top) => top === tops[0]).length,
      month: heightOf(document.querySelector('[data-scope="calendar"]')),
      title: heightOf(document.querySelector('[data-scope="calendar"] > header')),
      sideways: document.documentElement.scrollWidth - innerWidth,
      estimated: estimates.reduce((sum, height) => sum + height, 0) / days.length,
    };
  });

/** Draws every day once, so that none has its estimated height. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const day of document.querySelectorAll<HTMLElement>('section[id^="day-"]'))
      day.style.contentVisibility = 'visible';
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const { size, ...most } of bounds)
      test(
        `CAL-04: a coming month of 115 shows is at most ${most.month} px high at ${size.width} px, nothing folded`,
        { tag: javaScriptEnabled ? [] : '@slow' },
        async ({ page }) => {
          await page.setViewportSize(size);
          await page.goto(month);
          const placeholders = await measure(page);
          await drawAll(page);
          const drawn = await measure(page);
          expect(drawn.shows).toBeGreaterThan(105);
          expect(drawn.shows).toBeLessThan(140);
          expect(drawn.columns).toBe(most.columns);
          expect(drawn.sideways).toBeLessThanOrEqual(0);
          expect(drawn.month).toBeLessThanOrEqual(most.month);
          expect(drawn.title).toBeLessThanOrEqual(most.title);
          // Parts far from the window have their later height, within a sixth.
          expect(Math.abs(placeholders.month - drawn.month)).toBeLessThan(drawn.month / 6);
        },
      );
  });

test('CAL-04: on phones the days of the month stay in reach, with their counts, and lead to them', async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await open(page, month);
  const strip = page.getByRole('navigation', { name: 'Days to swipe through' });
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect(strip).toBeInViewport();
  const counts = await page.evaluate(() => ({
    strip: Object.fromEntries(
      [...document.querySelectorAll('nav a:has(> small)')].map((day) => [
        /\d{4}-\d\d-\d\d/.exec(day.getAttribute('href') ?? '')?.[0],
        day.querySelector('small')?.textContent,
      ]),
    ),
    blocks: Object.fromEntries(
      [...document.querySelectorAll('section[id^="day-"]')]
        .filter((day) => day.checkVisibility())
        .map((day) => [
          day.id.replace('day-', ''),
          /\d+/.exec(day.querySelector('h2 small')?.textContent ?? '')?.[0],
        ]),
    ),
  }));
  expect(Object.keys(counts.strip).length).toBeGreaterThan(20);
  expect(counts.strip).toEqual(counts.blocks);
  await strip.getByRole('link').nth(20).click();
  await expect(calendarOn(page, 'en').root).toMatchState('day');
  await expect(strip.locator('[aria-current="page"]')).toBeInViewport();
});

test(
  'CAL-33: no picture is shown above its pixels on a screen of two pixels a pixel',
  { tag: '@slow' },
  async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site, deviceScaleFactor: 2 });
    for (const size of [windows.phone, { width: 768, height: 900 }, windows.desktop]) {
      await page.setViewportSize(size);
      for (const address of [
        month,
        addresses.en.calendar,
        `${addresses.en.calendar}?mode=day&day=2027-07-10`,
      ]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        const blurred = await page.evaluate(async () => {
          // Those of a pane ahead have one size until it is shown.
          const images = [...document.querySelectorAll<HTMLImageElement>('section li img:not([inert] *)')];
          for (const image of images) image.loading = 'eager';
          await Promise.all(images.map((image) => image.decode().catch(() => null)));
          const widths = images.map((image) => {
            // `naturalWidth` is in the pixels that `sizes` promises: the file's name has its own.
            const pixels = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
            return { shown: image.getBoundingClientRect().width * devicePixelRatio, pixels };
          });
          return widths.filter(({ shown, pixels }) => shown > pixels);
        });
        expect(blurred, `${address} at ${size.width} px`).toEqual([]);
      }
    }
    await page.close();
  },
);

test('CAL-10: hours of one to three shows share a line, in their order, none wider than its column', async ({
  page,
}) => {
  await page.goto(`${addresses.en.calendar}?mode=day&day=2027-07-10`);
  const groups = await page.evaluate(() =>
    // Those of a pane ahead have one size until it is shown.
    [...document.querySelectorAll('section:has(> h2 > time):not([inert] *)')].map((group) => ({
      top: Math.round(group.getBoundingClientRect().top),
      tiles: group.querySelectorAll('li').length,
      widths: [...group.querySelectorAll('li')].map((tile) => Math.round(tile.getBoundingClientRect().width)),
    })),
  );
  const lines = [...Map.groupBy(groups, ({ top }) => top).values()];
  expect(lines.length).toBeLessThan(groups.length);
  expect(new Set(groups.flatMap(({ widths }) => widths)).size).toBe(1);
  // A line that ends early had no room for the next hour.
  const used = lines.map((line) => line.reduce((sum, { tiles }) => sum + Math.min(tiles, 6), 0));
  for (const [index, count] of used.slice(0, -1).entries())
    expect(count + Math.min(lines[index + 1]?.[0]?.tiles ?? 0, 6)).toBeGreaterThan(6);
});

/** Measures the page's layout shifts. */
const countShifts = () =>
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const before = Number(sessionStorage.getItem('shifted'));
      sessionStorage.setItem('shifted', String(before + Number(shift.toJSON().value)));
    }
  }).observe({ type: 'layout-shift', buffered: true });

test.describe('hearts', () => {
  test('WSH-02: a visitor sees none in the calendar and fetches none of their code', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, addresses.en.calendar);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-scope="wishlist"]')).toHaveCount(0);
    expect(fetched.filter((path) => /ShowMark|wishlist/i.test(path))).toEqual([]);
  });

  test('WSH-04: a member likes a show in the month, on a heart beside its link; all hearts cost one request', async ({
    page,
    running,
  }) => {
    const tokens = await logIn(running, 'sam');
    await forgetDoings(running, tokens);
    await holdSession(page, tokens);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/wishlists?$/.test(new URL(request.url()).pathname)) asked.push(request.method());
    });
    await page.addInitScript(countShifts);
    await open(page, month);
    const tiles = calendarOn(page, 'en').tiles;
    const hearts = tiles.locator('[data-scope="wishlist"] button');
    await expect(hearts).toHaveCount(await tiles.count());
    // The months that stand ready have none (CAL-57).
    await expect(page.locator('[data-scope="calendar"] [inert]')).toHaveCount(2);
    await expect(page.locator('[data-scope="wishlist"]')).toHaveCount(await tiles.count());
    expect(asked).toEqual(['GET']);
    await expect
      .poll(() => page.evaluate(() => Number(sessionStorage.getItem('shifted'))))
      .toBeLessThan(0.01);
    const heart = hearts.nth(1);
    await expect(tiles.locator('a [data-scope="wishlist"]')).toHaveCount(0);
    await expect(heart).toBeVisible();
    await expect.poll(() => heart.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked).toEqual(['GET', 'POST']);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'WSH-01: a member who chooses the other language finds the hearts in it',
    { tag: '@slow' },
    async ({ page, running }) => {
      await holdSession(page, await logIn(running, 'sam'));
      await open(page, addresses.fr.calendar);
      const heart = (lang: Language) =>
        calendarOn(page, lang).tiles.getByRole('button', { name: like(words[lang].wishlist.heart) });
      await expect(heart('fr').first()).toBeVisible();
      await page.getByRole('banner').locator('a[hreflang="en"]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(heart('en').first()).toBeVisible();
      await expect(heart('fr')).toHaveCount(0);
    },
  );
});
