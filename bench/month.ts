import texts from '#locales/fr/calendar.json' with { type: 'json' };
import type { Browser, Page } from 'playwright';
import { openPage, withBrowser } from './site/browser.ts';
import { atMost, figure, median, quantile, type Figure } from './figure.ts';
import { busiestMonth, monthPage } from './site/programme.ts';
import { withoutScripts, withProxy } from './site/proxy.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite } from './site/site.ts';
import { countNodes, readMain, swapOnClick, switchMonth } from './inPage/monthInPage.ts';
import { openMonth, thereAndBack, type Months, type Viewport } from './monthSwitch.ts';

interface Switches {
  ours: number[];
  swapped: number[];
}

/** The same page without scripts; a click on an arrow inserts the HTML of the other month. */
const openSwap = async (
  browser: Browser,
  scriptless: string,
  site: Page,
  months: Months,
  viewport: Viewport,
): Promise<Page> => {
  await site.bringToFront();
  await site.evaluate(switchMonth, { arrow: texts.previousMonth, month: months.neighbour });
  const neighbour = await site.evaluate(readMain);
  await site.evaluate(switchMonth, { arrow: texts.nextMonth, month: months.busiest });
  const busiest = await site.evaluate(readMain);
  const page = await openPage(browser, {
    viewport,
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

const measure = async (site: Page, swap: Page, months: Months): Promise<Switches> => {
  const result: Switches = { ours: [], swapped: [] };
  for (let pair = 0; pair < benchSettings.monthPairs; pair += 2) {
    result.ours.push(...(await thereAndBack(site, months)));
    result.swapped.push(...(await thereAndBack(swap, months)));
  }
  return result;
};

const ratioOf = ({ ours, swapped }: Switches): number => median(ours) / median(swapped);
/** Of the quarter points: less sensitive to other work on the machine. */
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
          viewport: Viewport,
        ): Promise<{ switches: Switches; nodes: ReturnType<typeof countNodes> }> => {
          const site = await openMonth(browser, url, months, viewport);
          const swap = await openSwap(browser, scriptless, site, months, viewport);
          const switches = await measure(site, swap, months);
          const nodes = await site.evaluate(countNodes);
          await Promise.all([site, swap].map((page) => page.context().close()));
          return { switches, nodes };
        };
        const small = await run(phone);
        const wide = await run(desktop);
        return [
          ...switchFigures(`phone, ${busiest.shows} shows`, small.switches),
          ...switchFigures(`desktop, ${busiest.shows} shows`, wide.switches),
          figure('elements in main', small.nodes.main, '', atMost(goals.elementsOfMain)),
          figure('… with texts', small.nodes.mainWithTexts, ''),
          figure('elements of the fullest tile', small.nodes.tile, '', atMost(goals.elementsOfTile)),
          figure('… with texts', small.nodes.tileWithTexts, ''),
        ];
      }),
    ),
  );
