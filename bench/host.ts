import { setTimeout as pause } from 'node:timers/promises';
import { benchSettings } from './benchSettings.ts';
import { megabytes } from './figure.ts';
import { residentBytes } from './site/process.ts';
import { withFolder, withServerOn, withSite, type Site } from './site/site.ts';
import { callNames, withSpoiltHost, type SpoiltHost, type Spoil } from './site/spoiltHost.ts';
import type { Table } from './table.ts';

const { pages, madeAddresses, atOnce, visitors, warmUp } = benchSettings.host;
const names = Object.keys(pages);
const second = 1000;

/** Gives a freshly started site on the host to `work`: it knows no answer yet. */
const withSiteOn = <T>({ url }: SpoiltHost, work: (site: Site) => Promise<T>): Promise<T> =>
  withFolder((folder) => withServerOn(folder, { hasSample: false, env: { CONTENT_API_URL: url } }, work));

/** The time and the status of a page. */
const visit = async (address: string): Promise<string> => {
  const startedAt = performance.now();
  const { status } = await fetch(address, { redirect: 'manual' });
  return `${((performance.now() - startedAt) / second).toFixed(1)} s ${status}`;
};

/** Every kind of page at once, on a new site that knows no answer in their language. */
const visitAll = (host: SpoiltHost, spoil: () => void): Promise<string[]> =>
  withSiteOn(host, async ({ url }) => {
    host.spoil('any', null);
    for (const [, inEnglish] of Object.values(pages)) await fetch(url + inEnglish);
    spoil();
    return Promise.all(Object.values(pages).map(([inFrench]) => visit(url + inFrench)));
  });

/** Does some work so many times, a few at once. */
const repeat = async (times: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const go = async (): Promise<void> => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
};

/** Memory of a server that is asked for so many different addresses. */
const memoryOf = (host: SpoiltHost): Promise<string> =>
  withSiteOn(host, async ({ url, pid }) => {
    const ask = async (index: number): Promise<unknown> =>
      (await fetch(`${url}/api/content/fr/router/made-${index}`)).arrayBuffer();
    await repeat(warmUp, ask);
    const before = await residentBytes(pid);
    await repeat(madeAddresses, (index) => ask(warmUp + index));
    await pause(benchSettings.settle);
    const after = await residentBytes(pid);
    const [from, to] = [before, after].map((bytes) => megabytes(bytes).toFixed(0));
    return `Memory after ${warmUp} and ${warmUp + madeAddresses} different addresses: ${from} and ${to} MB.`;
  });

/** The number of questions to the host while so many visitors open every kind of page. */
const questionsOf = (host: SpoiltHost): Promise<string> =>
  withSiteOn(host, async ({ url }) => {
    const before = host.asked();
    const startedAt = performance.now();
    await repeat(visitors, async () => {
      for (const [path] of Object.values(pages)) await (await fetch(url + path)).arrayBuffer();
    });
    const seconds = ((performance.now() - startedAt) / second).toFixed(0);
    return `${visitors} visitors of ${names.length} pages each, in ${seconds} s: ${host.asked() - before} questions to the host.`;
  });

const spoils: readonly Spoil[] = ['slow', 'hanging', 'failing'];

/** Somebody else's content host with one kind of call that is slow, hangs or fails: the first visitor of each kind of page. */
export const host = (): Promise<Table> =>
  withSite(({ url }) =>
    withSpoiltHost(url, async (spoilt) => {
      const rows = [['well', '', ...(await visitAll(spoilt, () => {}))]];
      for (const how of spoils)
        for (const call of callNames) {
          rows.push([how, call, ...(await visitAll(spoilt, () => spoilt.spoil(call, how)))]);
        }
      spoilt.spoil('any', null);
      const notes = [await questionsOf(spoilt), await memoryOf(spoilt)];
      return { columns: ['host', 'call', ...names], rows, notes };
    }),
  );
