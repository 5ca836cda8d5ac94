import { readFile } from 'node:fs/promises';
import { calendarPages, mixedRoutes, spread, wholeMonthPages } from './addresses.ts';
import { atLeast, atMost, figure, type Figure } from './figure.ts';
import { always, inTurn, isAnswered, load, type LoadResult } from './load.ts';
import { busiestMonth, monthJson, monthPage } from './programme.ts';
import { benchSettings, goals } from './settings.ts';
import { withSite, type Site } from './site.ts';

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

/** Pages that nobody asked for yet, each once. */
const rendered = async (url: string, name: string, paths: readonly string[]): Promise<Figure[]> => {
  const { renderConnections: connections, loadLimit: time } = benchSettings;
  const result = await load(url, paths.values(), { connections, time });
  return [...loadFigures(name, result, goals.renderedPerSecond), figure('… pages', result.answers, '')];
};

const residentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
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
  ...(await withSite(async ({ url }) => {
    const { busiest } = await busiestMonth(url);
    return [
      ...(await rendered(
        url,
        'pages rendered',
        spread(await calendarPages(url), benchSettings.renderedPages),
      )),
      ...(await rendered(url, `whole months of ${busiest.shows} rendered`, wholeMonthPages(busiest.month))),
    ];
  })),
  ...(await withSite(memory)),
];
