import type { Page } from 'playwright';
import { pairPath } from '#contract/address/pairs.ts';
import { openPage, withBrowser } from './site/browser.ts';
import { setTimeout } from 'node:timers/promises';
import { preparedLimits } from '#server/prepared/limits.ts';
import { download, smallest, type Download } from './site/download.ts';
import { atLeast, atMost, figure, kilobytes, type Figure } from './figure.ts';
import { busiestMonth, monthPage } from './site/programme.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite } from './site/site.ts';

/** Addresses of a visit's scripts, those fetched ahead included. */
const requestedScripts = async (page: Page, url: string): Promise<string[]> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname))
      scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(benchSettings.settle);
  return [...scripts];
};

interface Weight {
  url: string;
  best: number;
  wire: number;
}

const weigh = async (url: string): Promise<Weight> => {
  const { body, wire } = await download(url);
  return { url, best: smallest(body), wire: wire.byteLength };
};

const sum = (weights: readonly Weight[], name: 'best' | 'wire'): number =>
  kilobytes(weights.reduce((total, weight) => total + weight[name], 0));

const scriptFigures = (weights: readonly Weight[], html: string): Figure[] => {
  const isEntry = ({ url }: Weight): boolean => html.includes(`src="${new URL(url).pathname}"`);
  const chunks = weights.filter((weight) => !isEntry(weight)).toSorted((one, other) => other.best - one.best);
  return [
    figure(
      'JavaScript of the calendar page, brotli 11',
      sum(weights, 'best'),
      'KB',
      atMost(goals.scriptKilobytes),
    ),
    figure('… as sent', sum(weights, 'wire'), 'KB', atMost(goals.scriptKilobytes)),
    figure('… of it the entry', sum(weights.filter(isEntry), 'best'), 'KB'),
    ...chunks.map((chunk) => figure(`… ${new URL(chunk.url).pathname}`, kilobytes(chunk.best), 'KB')),
  ];
};

const styleOf = (html: string): string =>
  html
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs)
    .map(([, css = '']) => css)
    .toArray()
    .join('');

/** All of a page's automatic requests, with the carousel of home (HOM-01) and the live widget of wide windows. */
const pageFigure = async (name: string, address: string): Promise<Figure> => {
  const scripts = await withBrowser(async (browser) =>
    requestedScripts(await openPage(browser, { viewport: benchSettings.viewports.desktop }), address),
  );
  const weights = await Promise.all(scripts.map(weigh));
  return figure(
    `JavaScript of ${name}, brotli 11`,
    sum(weights, 'best'),
    'KB',
    atMost(goals.scriptKilobytes),
  );
};

const pageFigures = async (url: string): Promise<Figure[]> => {
  const { home, artists } = benchSettings;
  const figures = [await pageFigure('home', url + home)];
  for (const path of artists) figures.push(await pageFigure(path, url + path));
  return figures;
};

/** A page for most visitors: after many requests it is compressed as far as possible. */
const askOften = async (url: string): Promise<Download> => {
  const first = await download(url);
  for (let sent = 1; sent < preparedLimits.sendsBeforeBest; sent += 1) await download(url);
  const end = performance.now() + benchSettings.pageLimit;
  for (;;) {
    const sent = await download(url);
    if (sent.wire.byteLength < first.wire.byteLength) return sent;
    if (performance.now() > end) throw new Error(`${url} is never sent smaller`);
    await setTimeout(benchSettings.bestLook);
  }
};

/** Bytes of the scripts of home and of the artists, and of the calendar page: scripts, styles, and the HTML of the busiest month. */
export const weight = (): Promise<Figure[]> =>
  withSite(async ({ url }) => {
    const address = url + benchSettings.calendar;
    const scripts = await withBrowser(async (browser) =>
      requestedScripts(await openPage(browser, { viewport: benchSettings.viewports.desktop }), address),
    );
    const weights = await Promise.all(scripts.map(weigh));
    const html = (await download(address)).body.toString();
    const { busiest } = await busiestMonth(url);
    const first = await download(url + monthPage(busiest.month));
    const month = await askOften(url + monthPage(busiest.month));
    const css = Buffer.from(styleOf(month.body.toString()));
    return [
      ...scriptFigures(weights, html),
      ...(await pageFigures(url)),
      await pageFigure('the on-demand page', url + pairPath('ondemand', benchSettings.lang)),
      figure('CSS, inline, brotli 11', kilobytes(smallest(css)), 'KB'),
      figure(`shows of the busiest month, ${busiest.month}`, busiest.shows, '', atLeast(goals.monthShows)),
      figure(
        'its HTML with the CSS, brotli, as sent once it is asked for often',
        kilobytes(month.wire.byteLength),
        'KB',
        atMost(goals.monthHtmlKilobytes),
      ),
      figure('… at first, compressed quickly', kilobytes(first.wire.byteLength), 'KB'),
      figure('… not compressed', kilobytes(month.body.byteLength), 'KB'),
    ];
  });
