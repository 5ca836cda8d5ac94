import { calendarPages, mixedRoutes, spread, wholeMonthPages } from './site/addresses.ts';
import { atLeast, atMost, figure, type Figure } from './figure.ts';
import { always, inTurn, isAnswered, load, type LoadResult } from './load.ts';
import { processorTime, residentBytes } from './site/process.ts';
import { busiestMonth, monthJson, monthPage } from './site/programme.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withSite, type Site } from './site/site.ts';

const loadFigures = (name: string, result: LoadResult, goal: number): Figure[] => [
  figure(name, result.perSecond, '/s', atLeast(goal)),
  figure('… p50', result.p50, 'ms'),
  figure('… p99', result.p99, 'ms'),
  figure('… errors', result.errors, '', atMost(0)),
];

/** The same answer again and again, from memory. */
const prepared = async (url: string, name: string, path: string): Promise<Figure[]> => {
  const { connections, warmUpTime, loadTime } = benchSettings;
  await load(url, always(path), { connections, time: warmUpTime });
  return loadFigures(
    name,
    await load(url, always(path), { connections, time: loadTime }),
    goals.preparedPerSecond,
  );
};

/** Unprepared pages, each once, and a page's processor time on a machine of any load. */
const rendered = async ({ url, pid }: Site, name: string, paths: readonly string[]): Promise<Figure[]> => {
  const { renderConnections: connections, loadLimit: time } = benchSettings;
  const before = await processorTime(pid);
  const result = await load(url, paths.values(), { connections, time });
  const after = await processorTime(pid);
  return [
    ...loadFigures(name, result, goals.renderedPerSecond),
    figure('… pages', result.answers, ''),
    figure('… processor time of a page', (after.all - before.all) / result.answers, 'ms'),
    figure('… of it the main thread', (after.main - before.main) / result.answers, 'ms'),
  ];
};

/** Pages of all kinds; those of the first part only warm the code up. */
const unseenPages = async (url: string): Promise<[string[], string[]]> => {
  const { renderedPages, warmUpPages } = benchSettings;
  const pages = spread(await calendarPages(url), renderedPages + warmUpPages);
  const every = Math.floor(pages.length / warmUpPages);
  return [pages.filter((_, at) => at % every === 0), pages.filter((_, at) => at % every !== 0)];
};

const memory = async ({ url, pid }: Site): Promise<Figure[]> => {
  const { before, after, settle, connections } = benchSettings.memory;
  const paths = await mixedRoutes(url);
  const rest = { connections, time: benchSettings.loadLimit, isGood: isAnswered };
  const askAndWeigh = async (count: number): Promise<{ megabytes: number; result: LoadResult }> => {
    const result = await load(url, inTurn(paths, count), rest);
    await new Promise((resolve) => setTimeout(resolve, settle));
    return { megabytes: (await residentBytes(pid)) / 1e6, result };
  };
  const first = await askAndWeigh(before);
  const last = await askAndWeigh(after - before);
  return [
    figure(`resident memory after ${before} requests to ${paths.length} addresses`, first.megabytes, 'MB'),
    figure(`… after ${after}`, last.megabytes, 'MB'),
    figure('… ratio', last.megabytes / first.megabytes, '×', atMost(goals.memoryGrowth)),
    figure('… requests', first.result.answers + last.result.answers, '', atLeast(after)),
    figure('… errors', first.result.errors + last.result.errors, '', atMost(0)),
  ];
};

/** One server process, asked over kept connections for brotli; the load comes from this process. */
export const server = async (): Promise<Figure[]> => [
  ...(await withSite(async ({ url }) => {
    const { busiest } = await busiestMonth(url);
    return [
      ...(await prepared(url, `prepared JSON of ${busiest.month}`, monthJson(busiest.month))),
      ...(await prepared(url, 'prepared calendar page', benchSettings.calendar)),
      ...(await prepared(url, `prepared page of ${busiest.month}`, monthPage(busiest.month))),
    ];
  })),
  ...(await withSite(async (site) => {
    const { busiest } = await busiestMonth(site.url);
    const [first, rest] = await unseenPages(site.url);
    await load(site.url, first.values(), { connections: 1, time: benchSettings.loadLimit });
    return [
      ...(await rendered(site, 'pages rendered', rest)),
      ...(await rendered(site, `whole months of ${busiest.shows} rendered`, wholeMonthPages(busiest.month))),
    ];
  })),
  ...(await withSite(memory)),
];
