import type { Locator, Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { callsAnswered } from '#e2e/pageObjects/callsAnswered.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { isCall, isOfMonth } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, monthYear, words } from '#e2e/site/words.ts';

const { tilesOfMonthDay, wholeMonthDay, tilesOfDay } = programmeLimits;
const nodesATile = 12;
const nodesOfMain = 2_000;

/** The requested months (`YYYY-MM`), in order. */
const monthsAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const month = url.searchParams.get('month') ?? '';
    if (isOfMonth(month, url)) asked.push(month);
  });
  return asked;
};

for (const [says, address] of [
  ['the busiest month', `${addresses.fr.calendar}?month=${festival.busiestMonth}`],
  [
    'the busiest month with English shows',
    `${addresses.fr.calendar}?month=${festival.busiestMonth}&english=true`,
  ],
  ['the busiest month in English', `${addresses.en.calendar}?month=${festival.busiestMonth}`],
] as const) {
  test(
    `CAL-05: ${says} mounts 3 tiles of a day and says how many it hides, or all 4, in few nodes`,
    { tag: says === 'the busiest month' ? [] : '@slow' },
    async ({ page }) => {
      await open(page, address);
      const counts = await page.evaluate(() => {
        const nodes = (root: Element | null) =>
          1 + (root?.querySelectorAll(':not([inert], [inert] *)').length ?? 0);
        const days = [...document.querySelectorAll('section[id^="day-"]')].filter((day) =>
          day.checkVisibility(),
        );
        const tiles = days.map((day) => [...day.querySelectorAll('li')]);
        return {
          days: days.length,
          told: days.map((day) => ({
            total: Number(/\d+/.exec(day.querySelector('h2 small')?.textContent ?? '')?.[0]),
            tiles: day.querySelectorAll('li').length,
            more: /\((\d+)\)/.exec(day.lastElementChild?.textContent ?? '')?.[1] ?? null,
          })),
          mostNodes: Math.max(...tiles.flat().map(nodes)),
          main: nodes(document.querySelector('main')),
        };
      });
      expect(counts.days).toBeGreaterThan(25);
      expect(counts.told).toEqual(
        counts.told.map(({ total }) =>
          total <= wholeMonthDay
            ? { total, tiles: total, more: null }
            : { total, tiles: tilesOfMonthDay, more: String(total - tilesOfMonthDay) },
        ),
      );
      expect(counts.mostNodes).toBeLessThanOrEqual(nodesATile);
      expect(counts.main).toBeLessThanOrEqual(nodesOfMain);
    },
  );
}

test('CAL-10: the fullest day has 100 shows at first, and says of how many', async ({ page }) => {
  const calendar = calendarOn(page, 'en');
  await open(page, `${addresses.en.calendar}?mode=day&day=${festival.fullestDay}`);
  await expect(calendar.root).toContainText(
    filled(words.en.calendar.day.shown, { to: tilesOfDay, total: 118 }),
  );
});

/** The visible parts of a tile, and where its link leads. */
const tileLook = (tile: Locator) =>
  tile.evaluate((item) => {
    const word = (of: Element | null) =>
      of !== null && Number.parseFloat(getComputedStyle(of).fontSize) > 0 ? (of.textContent ?? '') : '';
    const kind = item.querySelector('[data-kind]');
    const icon = kind && getComputedStyle(kind, '::before');
    const links = [...item.querySelectorAll('a')];
    const parts = [':scope > a > :first-child', 'time', 'h3', 'small'].map((part) =>
      item.querySelector(part),
    );
    return {
      links: links.length,
      leads: /^\/(fr\/spectacles|en\/shows)\/[\w-]+$/.test(links[0]?.getAttribute('href') ?? ''),
      // The picture, the time, the title, the place.
      areDrawn: parts.map((part) => (part?.getBoundingClientRect().height ?? 0) > 0),
      hasIcon: icon !== null && Number.parseFloat(icon.width) > 0 && Number.parseFloat(icon.height) > 0,
      kind: word(kind),
      heard: kind?.textContent ?? '',
      more: word(item.querySelector('a > b')),
    };
  });

for (const lang of languages)
  test(
    `CAL-11 (${lang}): a tile is one link to its show; as a line it has the icon of its kind, as a poster also its word and "More detail"`,
    { tag: '@slow' },
    async ({ page }) => {
      const { kind, tile } = words[lang].calendar;
      const calendar = calendarOn(page, lang);
      const drawn = { links: 1, leads: true, areDrawn: [true, true, true, true], hasIcon: true };
      for (const [name, heard] of Object.entries(kind)) {
        const whole = `${addresses[lang].calendar}?month=${festival.busiestMonth}&kind=${name}`;
        await open(page, whole);
        await expect
          .poll(() => tileLook(calendar.tiles.first()))
          .toEqual({ ...drawn, kind: '', heard, more: '' });
        const day = (await calendar.days.first().getAttribute('id'))?.slice('day-'.length);
        await open(page, `${addresses[lang].calendar}?mode=day&day=${day}&kind=${name}`);
        await expect
          .poll(() => tileLook(calendar.tiles.first()))
          .toEqual({
            ...drawn,
            kind: heard,
            heard,
            more: tile.more,
          });
      }
    },
  );

/** CAL-14: from which width of the window on, in pixels, how many tiles stand side by side. */
const columnsFrom = [
  [320, 2],
  [768, 3],
  [992, 4],
  [1200, 6],
] as const;

test.describe('a day as the server draws it, whole', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languages)
    test(`CAL-14 (${lang}): tiles stand 2, 3, 4 or 6 in a row, of one width, by the width of the window`, async ({
      page,
    }) => {
      await page.goto(`${addresses[lang].calendar}?mode=day&day=${festival.fullestDay}`);
      const rowOf = (width: number) =>
        page.setViewportSize({ width, height: 800 }).then(() =>
          page.evaluate(() => {
            const groups = [...document.querySelectorAll('[data-scope="calendar"] section ul')];
            const crowded = groups.find(({ children }) => children.length > 6);
            const boxes = Array.from(crowded?.children ?? [], (tile) => tile.getBoundingClientRect());
            const first = boxes.filter(({ top }) => top === boxes[0]?.top);
            return { columns: first.length, widths: new Set(first.map((box) => Math.round(box.width))).size };
          }),
        );
      for (const [index, [from, columns]] of columnsFrom.entries()) {
        const last = (columnsFrom[index + 1]?.[0] ?? 1921) - 1;
        for (const width of [from, last])
          // The window may take a moment to be so wide.
          await expect.poll(() => rowOf(width), { message: `${width} px` }).toEqual({ columns, widths: 1 });
      }
    });
});

test('CAL-45: a neighbouring month is asked for once, and a switch with data at hand asks for nothing', async ({
  page,
}) => {
  const calendar = calendarOn(page, 'fr');
  const asked = monthsAsked(page);
  // Without a pointer, which would fetch the arrow's month ahead.
  const press = (arrow: 'nextMonth' | 'previousMonth') => calendar.arrow(arrow).dispatchEvent('click');
  await open(page, `${addresses.fr.calendar}?month=2027-09`);
  // A month's neighbours come when the browser is idle.
  await expect.poll(() => asked.toSorted()).toEqual(['2027-08', '2027-10']);
  await press('nextMonth');
  await expect(calendar.title).toContainText(monthYear('fr', '2027-10'));
  await press('previousMonth');
  await expect(calendar.title).toContainText(monthYear('fr', '2027-09'));
  await expect.poll(() => asked.toSorted()).toEqual(['2027-08', '2027-10', '2027-11']);
  await press('nextMonth');
  await expect(calendar.title).toContainText(monthYear('fr', '2027-10'));
  await press('previousMonth');
  await expect(calendar.title).toContainText(monthYear('fr', '2027-09'));
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['2027-08', '2027-10', '2027-11']);
});

test(
  'CAL-52: no question is asked of the network twice, and none by the range call',
  { tag: '@slow' },
  async ({ page }) => {
    const calendar = calendarOn(page, 'fr');
    const asked: string[] = [];
    const ranges: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isCall('range', url)) ranges.push(url.search);
      if (isCall('month', url) || isCall('day', url) || isCall('facets', url))
        asked.push(`${url.pathname}${url.search}`);
    });
    const applyVenue = async () => {
      await calendar.filterButton.click();
      await calendar.filter('venue').selectOption(festival.venue);
      // A closed panel aborts its requests; they would be sent again.
      await callsAnswered(page);
      await calendar.applyButton.click();
    };
    await open(page, `${addresses.fr.calendar}?month=${festival.busiestMonth}`);
    await applyVenue();
    await calendar.tab('day').click();
    await calendar.arrow('nextDay').click();
    await calendar.arrow('previousDay').click();
    await calendar.tab('month').click();
    await expect(calendar.root).toMatchState('month');
    await applyVenue();
    await expect(calendar.appliedFilters).toBeVisible();
    await callsAnswered(page);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(ranges).toEqual([]);
  },
);

/** How many tiles are beside the first one, in the list with the most. */
const tilesARow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [
      ...document.querySelectorAll('[data-scope="calendar"] ul:has(> li > a > time):not([inert] *)'),
    ].map((list) => {
      const tops = [...list.children].map((tile) => Math.round(tile.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
    return Math.max(...rows);
  });

test(
  'CAL-14: the tiles of a day stand 2, 3, 4 or 6 in a row, by the width of the window',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(`${addresses.fr.calendar}?mode=day&day=${festival.fullestDay}`);
    for (const [width, count] of [
      [320, 2],
      [767, 2],
      [768, 3],
      [991, 3],
      [992, 4],
      [1199, 4],
      [1200, 6],
      [1600, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tilesARow(page), { message: `${width} px` }).toBe(count);
    }
  },
);
