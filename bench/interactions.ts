import calendar from '#locales/fr/calendar.json' with { type: 'json' };
import layout from '#locales/fr/layout.json' with { type: 'json' };
import type { Browser, Locator, Page } from 'playwright';
import { benchSettings, goals } from './benchSettings.ts';
import { openSlowPhone, withBrowser } from './site/browser.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { isTakenOver } from './inPage/monthInPage.ts';
import { readInteractions, watchInteractions } from './inPage/interactionsInPage.ts';
import { busiestMonth, monthPage } from './site/programme.ts';
import { withSite } from './site/site.ts';

/** A step of a visit: the taps of it, and then what is seen. */
type Step = (page: Page) => Promise<void>;

const linkTo = (page: Page, path: string): Locator =>
  page.locator(`a[href^="${path}"]`).filter({ visible: true }).first();
const arrow =
  (name: string): Step =>
  async (page) => {
    const before = page.url();
    await page.getByRole('link', { name, exact: true }).tap();
    await page.waitForURL((url) => url.href !== before);
  };

/** A visit in one document, each kind of interaction for the first time; a step's name is a line of the table. */
const visit: readonly (readonly [name: string, step: Step])[] = [
  ['month before', arrow(calendar.previousMonth)],
  ['month after', arrow(calendar.nextMonth)],
  [
    'day',
    async (page) => {
      await page.locator('section[id^="day-"] h2 a').filter({ visible: true }).first().tap();
      await page.waitForURL(/mode=day/);
    },
  ],
  ['day after', arrow(calendar.nextDay)],
  [
    'filter panel',
    async (page) => {
      const open = page.getByRole('button', { name: new RegExp(`^${calendar.filter.open}`) });
      await open.tap();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'a filter',
    async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('summary').first().tap();
      await dialog.locator('details[open] input').first().tap();
      await dialog.getByRole('button', { name: new RegExp(`^${calendar.selector.select}`) }).tap();
      await dialog.waitFor({ state: 'hidden' });
    },
  ],
  [
    'show',
    async (page) => {
      await linkTo(page, '/fr/spectacle').tap();
      await page.waitForURL(/\/fr\/spectacle/);
    },
  ],
  [
    'search',
    async (page) => {
      await page.getByRole('button', { name: layout.search, exact: true }).tap();
      await page.locator('input[role="combobox"]').waitFor();
    },
  ],
  [
    'typing',
    async (page) => {
      await page.locator('input[role="combobox"]').pressSequentially('gala');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'results',
    async (page) => {
      await page.keyboard.press('Enter');
      await page.locator('#search-box').waitFor();
    },
  ],
];

/** The longest of each step, in milliseconds; 0 for less than 104. */
const measure = async (browser: Browser, address: string): Promise<number[]> => {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(watchInteractions);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(isTakenOver);
    const longest: number[] = [];
    let counted = 0;
    for (const [, step] of visit) {
      await step(page);
      await page.waitForTimeout(benchSettings.settle);
      const all = await page.evaluate(readInteractions);
      longest.push(Math.max(0, ...all.slice(counted)));
      counted = all.length;
    }
    return longest;
  } finally {
    await page.context().close();
  }
};

/** The interactions of a visit on a slow phone (INP): of each step, and of the whole, the longest. Medians of the visits. */
export const interactions = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withBrowser(async (browser) => {
      const { busiest } = await busiestMonth(url);
      const visits: number[][] = [];
      for (let done = 0; done < benchSettings.firstClicks; done += 1)
        visits.push(await measure(browser, url + monthPage(busiest.month)));
      return [
        ...visit.map(([name], step) => figure(name, median(visits.map((one) => one[step] ?? 0)), 'ms')),
        figure(
          'the longest of a visit',
          median(visits.map((one) => Math.max(...one))),
          'ms',
          atMost(goals.longestInteraction),
        ),
      ];
    }),
  );
