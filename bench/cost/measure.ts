import { setTimeout as pause } from 'node:timers/promises';
import { searchSettings } from '#contract/settings/search.ts';
import { preparedLimits } from '#server/prepared/limits.ts';
import { benchSettings } from '../benchSettings.ts';
import { median } from '../figure.ts';
import type { GeneratedSite } from '../site/generatedSite.ts';
import { createSender, type Outgoing } from '../send.ts';
import type { Dearest } from './dearest.ts';
import { spentBy, untilQuiet } from './processor.ts';
import { readSubject, type Subject } from './subject.ts';

/** A request's cost for a site. */
export interface Cost {
  /** Of the answer; null if the site has no such thing. */
  status: number | null;
  /** Processor time of the server, with all of the answer's later work; the median. */
  milliseconds: number;
}

const { runs, warmUp, dear } = benchSettings.cost;

/** Each from a network of its own, so that no budget is used up. */
const fromNetwork = (outgoing: Outgoing, entry: number, run: number): Outgoing => ({
  ...outgoing,
  headers: {
    'accept-encoding': 'br',
    'x-forwarded-for': `2001:db8:${entry.toString(16)}:${run}::1`,
    ...outgoing.headers,
  },
});

/** Makes the function that sends an entry of the list once. */
const asker = ({ url, pid }: GeneratedSite, subject: Subject) => {
  const send = createSender(url);
  return async ({ ask }: Dearest, entry: number, run: number): Promise<Cost> => {
    const outgoing = ask(run, subject);
    if (outgoing === null) return { status: null, milliseconds: 0 };
    const statuses: number[] = [];
    const milliseconds = await spentBy(pid, async () => {
      statuses.push((await send(fromNetwork(outgoing, entry, run))).status);
    });
    return { status: statuses[0] ?? null, milliseconds };
  };
};

/** The median of the counted ones; the first warms the code up, unless it is dear. */
const summed = (costs: readonly Cost[]): Cost => {
  const counted = costs.length > warmUp ? costs.slice(warmUp) : costs.slice(-1);
  return {
    status: counted.at(-1)?.status ?? null,
    milliseconds: median(counted.map(({ milliseconds }) => milliseconds)),
  };
};
const isEnough = (costs: readonly Cost[]): boolean =>
  costs.length === warmUp + runs || (costs.at(-1)?.milliseconds ?? 0) > dear;

/** Invalidates all prepared answers, and waits until the site has noticed. */
const changeData = async ({ store, pid }: GeneratedSite): Promise<void> => {
  await store.write(() => Promise.resolve());
  await pause(2 * preparedLimits.versionLookEvery);
  await untilQuiet(pid);
};

/** Sends each request to a site, one after another. @returns the costs in the order of the requests */
export const measureCosts = async (
  site: GeneratedSite,
  month: string,
  requests: readonly Dearest[],
): Promise<Cost[]> => {
  const askOnce = asker(site, await readSubject(site.url, month));
  const costs: Cost[][] = requests.map(() => []);
  // The index is built beside all else.
  await createSender(site.url)({
    method: 'POST',
    path: `/api/search/1/indexes/${searchSettings.indexName}/query`,
  });
  await untilQuiet(site.pid);
  for (const [entry, request] of requests.entries())
    while (!request.isFixed && !isEnough(costs[entry] ?? []))
      costs[entry]?.push(await askOnce(request, entry, costs[entry].length));
  for (let run = 0; run < warmUp + runs; run += 1) {
    await changeData(site);
    for (const [entry, request] of requests.entries())
      if (request.isFixed) costs[entry]?.push(await askOnce(request, entry, run));
  }
  return costs.map(summed);
};
