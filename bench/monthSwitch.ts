import texts from '#locales/fr/calendar.json' with { type: 'json' };
import type { Browser, Page } from 'playwright';
import { benchSettings } from './benchSettings.ts';
import { openPage } from './site/browser.ts';
import { isTakenOver, switchMonth } from './inPage/monthInPage.ts';
import { monthPage } from './site/programme.ts';

/** A month, and the one before it. */
export interface Months {
  busiest: string;
  neighbour: string;
}
export type Viewport = (typeof benchSettings)['viewports']['phone' | 'desktop'];

/** To the neighbour and back: two switches. @returns milliseconds of each */
export const thereAndBack = async (page: Page, { busiest, neighbour }: Months): Promise<number[]> => {
  await page.bringToFront();
  return [
    await page.evaluate(switchMonth, { arrow: texts.previousMonth, month: neighbour }),
    await page.evaluate(switchMonth, { arrow: texts.nextMonth, month: busiest }),
  ];
};

/** The site's page on a slow processor, at the busiest month, with both months at hand. */
export const openMonth = async (
  browser: Browser,
  url: string,
  months: Months,
  viewport: Viewport,
): Promise<Page> => {
  const page = await openPage(browser, { viewport, cpuSlowdown: benchSettings.cpuSlowdown });
  await page.goto(url + monthPage(months.busiest), { waitUntil: 'networkidle' });
  await page.waitForFunction(isTakenOver);
  await page.waitForTimeout(benchSettings.settle);
  for (let done = 0; done < benchSettings.warmUpSwitches; done += 2) await thereAndBack(page, months);
  return page;
};
