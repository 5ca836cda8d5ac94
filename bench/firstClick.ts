import texts from '#locales/fr/calendar.json' with { type: 'json' };
import type { Browser, Page } from 'playwright';
import { benchSettings } from './benchSettings.ts';
import { openPage, withBrowser } from './site/browser.ts';
import { figure, median, type Figure } from './figure.ts';
import { clickedToPaint, readBlockedTime } from './inPage/firstClickInPage.ts';
import { isTakenOver } from './inPage/monthInPage.ts';
import { busiestMonth, monthPage } from './site/programme.ts';
import { withSite } from './site/site.ts';

/** Measures of a first visit to a month, whose visitor goes one month back; in milliseconds. */
export interface FirstClick {
  /** From the press of the arrow to the paint of the month. */
  click: number;
  /** How long tasks blocked the page, from the navigation until it has settled. */
  blocked: number;
  firstPaint: number;
}

const press = async (page: Page, arrow: string): Promise<void> => {
  const box = await page.getByRole('link', { name: arrow, exact: true }).boundingBox();
  if (!box) throw new Error(`No arrow "${arrow}"`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** A cold visit on a slow phone: the visitor looks at the page, then presses the arrow once. */
export const visitAndClick = async (browser: Browser, url: string, month: string): Promise<FirstClick> => {
  const { viewports, cpuSlowdown, slow4g, look } = benchSettings;
  const page = await openPage(browser, { viewport: viewports.phone, cpuSlowdown, network: slow4g });
  try {
    await page.goto(url + monthPage(month), { waitUntil: 'load' });
    await page.waitForFunction(isTakenOver);
    await page.waitForTimeout(look);
    const blocked = await page.evaluate(readBlockedTime);
    const shown = page.evaluate(clickedToPaint, { month });
    await press(page, texts.previousMonth);
    const [firstPaint = Number.NaN] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    return { click: await shown, blocked, firstPaint };
  } finally {
    await page.context().close();
  }
};

/** The first change of month of a cold visit. Medians. */
export const firstClick = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withBrowser(async (browser) => {
      const { busiest } = await busiestMonth(url);
      const visits: FirstClick[] = [];
      for (let done = 0; done < benchSettings.firstClicks; done += 1)
        visits.push(await visitAndClick(browser, url, busiest.month));
      const middle = (of: keyof FirstClick) => median(visits.map((visit) => visit[of]));
      return [
        figure(`month of ${busiest.shows}: first click to paint`, middle('click'), 'ms'),
        figure('… blocked before it', middle('blocked'), 'ms'),
        figure('… first content', middle('firstPaint'), 'ms'),
      ];
    }),
  );
