import type { Browser } from 'playwright';
import { benchSettings, goals } from './benchSettings.ts';
import { withBrowser } from './site/browser.ts';
import { download } from './site/download.ts';
import { atMost, figure, kilobytes, median, quantile, type Figure } from './figure.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { weighInTurn } from './site/visitWeight.ts';
import { openMonth, thereAndBack } from './monthSwitch.ts';
import { monthPage } from './site/programme.ts';
import { middleOf, visitInTurn } from './site/visit.ts';

const { few, many, month, neighbour } = benchSettings.generated;
const months = { busiest: month, neighbour };

/** A figure of the month with many dates and of the one with few, and their comparison. */
const beside = (name: string, unit: 'ms' | 'KB', [large, small]: [number, number]): Figure[] => [
  figure(`${name}, ${many} dates`, large, unit),
  figure(`… ${few} dates`, small, unit),
  figure('… ratio', large / small, '×', atMost(goals.manyDatesRatio)),
];

/** Month ↔ month with data at hand on a slow processor, on both sites in turn. */
const switchInTurn = async (
  browser: Browser,
  large: string,
  small: string,
): Promise<[number[], number[]]> => {
  const { phone } = benchSettings.viewports;
  const [largePage, smallPage] = [
    await openMonth(browser, large, months, phone),
    await openMonth(browser, small, months, phone),
  ];
  const [ofLarge, ofSmall]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < benchSettings.monthPairs; pair += 2) {
    ofLarge.push(...(await thereAndBack(largePage, months)));
    ofSmall.push(...(await thereAndBack(smallPage, months)));
  }
  await Promise.all([largePage, smallPage].map((page) => page.context().close()));
  return [ofLarge, ofSmall];
};

/** The calendar's page of a month with many dates beside the same of a month with few (CAL-48). Medians. */
export const largeMonthPage = (): Promise<Figure[]> =>
  withGeneratedSite(many, (large) =>
    withGeneratedSite(few, (small) =>
      withBrowser(async (browser) => {
        const pages = [large, small].map(({ url }) => url + monthPage(month));
        const [largeUrl = '', smallUrl = ''] = pages;
        await Promise.all(pages.map((url) => download(url)));
        const [largeVisits, smallVisits] = await visitInTurn(browser, largeUrl, smallUrl);
        const [largeKept = [], smallKept = []] = await weighInTurn(
          browser,
          pages.map((page) => ({ url: page })),
        );
        const both = (of: 'fetched' | 'heap'): [number, number] => [
          kilobytes(median(largeKept.map((one) => one[of]))),
          kilobytes(median(smallKept.map((one) => one[of]))),
        ];
        const [ofLarge, ofSmall] = await switchInTurn(browser, large.url, small.url);
        return [
          ...beside('first content on slow 4G', 'ms', [
            middleOf(largeVisits, 'firstPaint'),
            middleOf(smallVisits, 'firstPaint'),
          ]),
          ...beside('bytes fetched', 'KB', both('fetched')),
          ...beside('heap after load', 'KB', both('heap')),
          ...beside('month to month, click to paint', 'ms', [median(ofLarge), median(ofSmall)]),
          // Less sensitive to other work on the machine.
          figure('… ratio of the lower quartiles', quantile(ofLarge, 0.25) / quantile(ofSmall, 0.25), '×'),
        ];
      }),
    ),
  );
