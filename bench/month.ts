import texts from '#locales/fr/calendar.json' with { type: 'json' };
import type { Browser, Page } from 'playwright';
import { openPage, withBrowser } from './browser.ts';
import { atMost, figure, median, quantile, type Figure } from './figure.ts';
import { enlargeMonth } from './largerMonth.ts';
import { busiestMonth, monthPage } from './programme.ts';
import { withoutScripts, withProxy } from './proxy.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite } from './site.ts';
import { countNodes, isTakenOver, readMain, swapOnClick, switchMonth } from './monthInPage.ts';

interface Months {
  busiest: string;
  neighbour: string;
}

interface Switches {
  ours: number[];
  swapped: number[];
}

/** To the neighbour and back: two switches. */
const thereAndBack = async (page: Page, { busiest, neighbour }: Months): Promise<number[]> => {
  await page.bringToFront();
  return [
    await page.evaluate(switchMonth, { arrow: texts.previousMonth, month: neighbour }),
    await page.evaluate(switchMonth, { arrow: texts.nextMonth, month: busiest }),
  ];
};

/** The site's page, at the busiest month, with both months at hand. */
const openSite = async (
  browser: Browser,
  url: string,
  months: Months,
  conditions: Conditions,
): Promise<Page> => {
  const page = await openPage(browser, {
    viewport: conditions.viewport,
    cpuSlowdown: benchSettings.cpuSlowdown,
  });
  if (conditions.times > 1) await enlargeMonth(page, months.busiest, conditions.times);
  await page.goto(url + monthPage(months.busiest), { waitUntil: 'networkidle' });
  await page.waitForFunction(isTakenOver);
  await page.waitForTimeout(benchSettings.settle);
  for (let done = 0; done < benchSettings.warmUpSwitches; done += 2) await thereAndBack(page, months);
  return page;
};

/** The same page without scripts, in which a click on an arrow puts the HTML of the other month in place. */
const openSwap = async (
  browser: Browser,
  scriptless: string,
  site: Page,
  months: Months,
  conditions: Conditions,
): Promise<Page> => {
  await site.bringToFront();
  await site.evaluate(switchMonth, { arrow: texts.previousMonth, month: months.neighbour });
  const neighbour = await site.evaluate(readMain);
  await site.evaluate(switchMonth, { arrow: texts.nextMonth, month: months.busiest });
  const busiest = await site.evaluate(readMain);
  const page = await openPage(browser, {
    viewport: conditions.viewport,
    cpuSlowdown: benchSettings.cpuSlowdown,
  });
  await page.goto(scriptless + monthPage(months.busiest), { waitUntil: 'networkidle' });
  await page.evaluate(swapOnClick, [
    { arrow: texts.previousMonth, html: neighbour },
    { arrow: texts.nextMonth, html: busiest },
  ]);
  for (let done = 0; done < benchSettings.warmUpSwitches; done += 2) await thereAndBack(page, months);
  return page;
};

interface Conditions {
  viewport: { width: number; height: number };
  /** How many times the shows of the busiest month the browser gets. */
  times: number;
}

const measure = async (site: Page, swap: Page, months: Months): Promise<Switches> => {
  const result: Switches = { ours: [], swapped: [] };
  for (let pair = 0; pair < benchSettings.monthPairs; pair += 2) {
    result.ours.push(...(await thereAndBack(site, months)));
    result.swapped.push(...(await thereAndBack(swap, months)));
  }
  return result;
};

const ratioOf = ({ ours, swapped }: Switches): number => median(ours) / median(swapped);
/** Of the quarter points: what else runs on the machine disturbs them less. */
const calmRatioOf = ({ ours, swapped }: Switches): number => quantile(ours, 0.25) / quantile(swapped, 0.25);

const switchFigures = (name: string, switches: Switches): Figure[] => [
  figure(`${name}: click to paint`, median(switches.ours), 'ms'),
  figure('… 90 % below', quantile(switches.ours, 0.9), 'ms'),
  figure('… static HTML swapped', median(switches.swapped), 'ms'),
  figure('… ratio', ratioOf(switches), '×', atMost(goals.monthSwitchRatio)),
  figure('… ratio of the lower quartiles', calmRatioOf(switches), '×'),
];

/** Month ↔ month with data at hand on a slow processor, beside swapping ready-made HTML. Medians. */
export const month = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withProxy(url, withoutScripts, (scriptless) =>
      withBrowser(async (browser) => {
        const { busiest, neighbour } = await busiestMonth(url);
        const months = { busiest: busiest.month, neighbour };
        const { phone, desktop } = benchSettings.viewports;
        const run = async (
          conditions: Conditions,
        ): Promise<{ switches: Switches; nodes: ReturnType<typeof countNodes> }> => {
          const site = await openSite(browser, url, months, conditions);
          const swap = await openSwap(browser, scriptless, site, months, conditions);
          const switches = await measure(site, swap, months);
          const nodes = await site.evaluate(countNodes);
          await Promise.all([site, swap].map((page) => page.context().close()));
          return { switches, nodes };
        };
        const small = await run({ viewport: phone, times: 1 });
        const large = await run({ viewport: phone, times: benchSettings.largerMonth });
        const wide = await run({ viewport: desktop, times: 1 });
        const more = busiest.shows * benchSettings.largerMonth;
        return [
          ...switchFigures(`phone, ${busiest.shows} shows`, small.switches),
          ...switchFigures(`phone, ${more} shows`, large.switches),
          figure(
            `… beside ${busiest.shows} shows`,
            median(large.switches.ours) / median(small.switches.ours),
            '×',
            atMost(goals.largerMonthRatio),
          ),
          ...switchFigures(`desktop, ${busiest.shows} shows`, wide.switches),
          figure('elements in main', small.nodes.main, '', atMost(goals.elementsOfMain)),
          figure('… with texts', small.nodes.mainWithTexts, ''),
          figure('elements of the fullest tile', small.nodes.tile, '', atMost(goals.elementsOfTile)),
          figure('… with texts', small.nodes.tileWithTexts, ''),
          figure(`shows counted with ${more}`, large.nodes.shows, ''),
        ];
      }),
    ),
  );
