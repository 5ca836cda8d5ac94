import type { Browser } from 'playwright';
import { pairPath } from '#contract/address/pairs.ts';
import { withBrowser } from './site/browser.ts';
import { download } from './site/download.ts';
import { atMost, figure, type Figure } from './figure.ts';
import { busiestMonth, monthPage } from './site/programme.ts';
import { withoutScripts, withProxy } from './site/proxy.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite } from './site/site.ts';
import { middleOf, visitInTurn } from './site/visit.ts';

const compare = async (
  name: string,
  browser: Browser,
  site: string,
  scriptless: string,
  ratio: number = goals.firstPaintRatio,
): Promise<Figure[]> => {
  await Promise.all([site, scriptless].map((url) => download(url)));
  const [ours, plain] = await visitInTurn(browser, site, scriptless);
  const first = middleOf(ours, 'firstPaint');
  const plainFirst = middleOf(plain, 'firstPaint');
  const largest = middleOf(ours, 'largestPaint');
  const plainLargest = middleOf(plain, 'largestPaint');
  return [
    figure(`${name}: first content`, first, 'ms'),
    figure('… without its scripts', plainFirst, 'ms'),
    figure('… ratio', first / plainFirst, '×', atMost(ratio)),
    figure(`${name}: largest content`, largest, 'ms'),
    figure('… without its scripts', plainLargest, 'ms'),
    figure('… ratio', largest / plainLargest, '×'),
    figure(
      `${name}: layout shift`,
      Math.max(...ours.map((one) => one.layoutShift)),
      '',
      atMost(goals.layoutShift),
    ),
  ];
};

/** First content on slow 4G and a slow processor, beside the same HTML and CSS without scripts. Medians. */
export const paint = (): Promise<Figure[]> =>
  withSite(({ url }) =>
    withProxy(url, null, (site) =>
      withProxy(url, withoutScripts, (scriptless) =>
        withBrowser(async (browser) => {
          const { busiest } = await busiestMonth(url);
          const month = monthPage(busiest.month);
          const { calendar, home, artists, lang } = benchSettings;
          const ofPages: Figure[] = [];
          for (const path of [...artists, pairPath('ondemand', lang)])
            ofPages.push(
              ...(await compare(
                path,
                browser,
                site + path,
                scriptless + path,
                goals.firstPaintRatioOfArtists,
              )),
            );
          return [
            ...(await compare('home', browser, site + home, scriptless + home, goals.firstPaintRatioOfHome)),
            ...ofPages,
            ...(await compare('calendar', browser, site + calendar, scriptless + calendar)),
            ...(await compare(`month of ${busiest.shows}`, browser, site + month, scriptless + month)),
          ];
        }),
      ),
    ),
  );
