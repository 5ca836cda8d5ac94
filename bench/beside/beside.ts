import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { runScript } from '#server/testing/runScript.ts';
import { benchSettings, goals } from '../benchSettings.ts';
import { untilQuiet } from '../cost/processor.ts';
import { quantile } from '../figure.ts';
import { withLargestSite } from '../site/generatedSite.ts';
import { createSender } from '../send.ts';
import { withSite, type Site } from '../site/site.ts';
import type { Table } from '../table.ts';
import { loads, type Load } from './loads.ts';

const { warmUpTime, home } = benchSettings;
const paths = ['/healthz', home] as const;

/** One row of the table: the waits of others beside a load, in milliseconds. */
interface Waited {
  load: string;
  /** The number of each status for the load. */
  answers: string;
  health: readonly number[];
  page: readonly number[];
}

const probed = v.tuple([v.array(v.number()), v.array(v.number())]);
const counted = v.array(v.tuple([v.number(), v.number()]));

const probe = async ({ url }: Site): Promise<Pick<Waited, 'health' | 'page'>> => {
  const { output, errors } = await runScript('bench/beside/probe.cli.ts', { args: [url, ...paths] }).end();
  if (output === '') throw new Error(`Nothing was probed: ${errors}`);
  const [health, page] = v.parse(probed, JSON.parse(output));
  return { health, page };
};

/** A load's answers by their status; missing ones are left out. */
const toAnswers = (output: string): string => {
  const statuses = v.parse(counted, JSON.parse(output.split('\n').at(-1) || '[]'));
  return statuses.length === 0
    ? 'none'
    : statuses.map(([status, count]) => `${count} × ${status}`).join(', ');
};

const measure = async (site: Site, { name }: Load, size: number): Promise<Waited> => {
  const running = runScript('bench/beside/load.cli.ts', { args: [site.url, name, String(size)] });
  await running.line('ready');
  await pause(warmUpTime);
  const waits = await probe(site);
  running.process.kill('SIGTERM');
  const { output } = await running.end();
  await untilQuiet(site.pid);
  return { load: `${name} (${size})`, answers: toAnswers(output.replace('ready\n', '')), ...waits };
};

/** The largest accepted size, found by halving; null without one. */
const acceptedSize = async ({ url, pid }: Site, { ask, size }: Load): Promise<number | null> => {
  const send = createSender(url);
  for (let tried = size; tried >= 1; tried = Math.floor(tried / 2)) {
    const outgoing = ask(-tried, tried, []);
    const { status } = outgoing === null ? { status: 0 } : await send(outgoing);
    await untilQuiet(pid);
    if (status === 200) return tried;
  }
  return null;
};

/** The size of its discovery; if that is refused now, also the largest accepted one. */
const sizesOf = async (site: Site, load: Load): Promise<number[]> => {
  if (load.size === 1) return [load.size];
  const accepted = await acceptedSize(site, load);
  return [...new Set([load.size, accepted ?? load.size])];
};

const measureAll = async (site: Site, of: Load['site']): Promise<Waited[]> => {
  await createSender(site.url)({ path: home, headers: { 'accept-encoding': 'br' } });
  await untilQuiet(site.pid);
  const waited: Waited[] = [{ load: `nothing (${of})`, answers: '', ...(await probe(site)) }];
  for (const load of loads.filter((one) => one.site === of))
    for (const size of await sizesOf(site, load)) waited.push(await measure(site, load, size));
  return waited;
};

const written = (milliseconds: number): string =>
  milliseconds.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const longestOf = (waits: readonly number[]): number => quantile(waits, 1);
const p99 = (waits: readonly number[]): number => quantile(waits, 0.99);

const rowOf = ({ load, answers, health, page }: Waited): string[] => [
  load,
  answers,
  ...[quantile(health, 0.5), p99(health), longestOf(health), p99(page), longestOf(page)].map(written),
];

/** Others' waits for the health check and a prepared page beside a stranger's worst requests, and the same without. */
export const beside = async (): Promise<Table> => {
  const waited = [
    ...(await withSite((site) => measureAll(site, 'sample'))),
    ...(await withLargestSite((site) => measureAll(site, 'largest'))),
  ];
  const late = waited.filter(({ health, page }) => Math.max(p99(health), p99(page)) > goals.besideP99);
  return {
    columns: ['beside', 'answers to it', '/healthz p50', 'p99', 'max', `${home} p99`, 'max'],
    rows: waited.map(rowOf),
    notes: [
      '',
      `p99 above ${goals.besideP99} ms beside: ${late.map(({ load }) => load).join(', ') || 'nothing'}`,
    ],
  };
};
