import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { benchSettings } from '../benchSettings.ts';
import { withLargestSite, type GeneratedSite } from '../site/generatedSite.ts';
import { largestMonth } from '../site/largestFestival.ts';
import { busiestMonth } from '../site/programme.ts';
import { withFolder, withServerOn } from '../site/site.ts';
import type { Table } from '../table.ts';
import type { Dearest } from './dearest.ts';
import { measureCosts, type Cost } from './measure.ts';
import { contentRequests } from './requests/content.ts';
import { fileRequests } from './requests/files.ts';
import { memberRequests, newsletterRequests } from './requests/members.ts';
import { pageRequests } from './requests/pages.ts';
import { searchRequests } from './requests/search.ts';
import { compareRoutes, readRoutes } from './routes.ts';

const requests: readonly Dearest[] = [
  ...fileRequests,
  ...pageRequests,
  ...contentRequests,
  ...searchRequests,
  ...memberRequests,
  ...newsletterRequests,
];

/** A site with the sample festival, and its database. */
const withSample = <T>(work: (site: GeneratedSite) => Promise<T>): Promise<T> =>
  withFolder((dataDirectory) =>
    withServerOn(dataDirectory, { hasSample: true }, async (site) => {
      const store = await openStore(
        { databaseUrl: null, dataDirectory },
        createLog(() => null),
      );
      try {
        return await work({ ...site, store });
      } finally {
        await store.close();
      }
    }),
  );

const shortened = (name: string | RegExp): string =>
  String(name)
    .replaceAll(/\{[^/]*\}(?=\/|$)/g, '')
    .replace('/api/content/:lang/content/:siteId', '…/content');

const written = (milliseconds: number): string =>
  milliseconds.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const cells = ({ status, milliseconds }: Cost): string[] =>
  status === null ? ['', ''] : [String(status), written(milliseconds)];

const toList = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/**
 * The cold costs of a stranger's dearest requests, in processor time of the server. A request above `benchSettings.cost.most`
 * has a budget.
 */
export const cost = async (): Promise<Table> => {
  const { without, unknown } = compareRoutes(await readRoutes(), requests);
  const sample = await withSample(async (site) => {
    const { busiest } = await busiestMonth(site.url);
    return measureCosts(site, busiest.month, requests);
  });
  const large = await withLargestSite((site) => measureCosts(site, largestMonth, requests));
  const nothing: Cost = { status: null, milliseconds: 0 };
  const measured = requests.map((request, at) => ({
    request,
    name: `${shortened(request.routes[0] ?? '')} (${request.says})`,
    sample: sample[at] ?? nothing,
    large: large[at] ?? nothing,
  }));
  const over = measured.filter(
    ({ request, ...of }) =>
      request.budget === null &&
      Math.max(of.sample.milliseconds, of.large.milliseconds) > benchSettings.cost.most,
  );
  return {
    columns: ['route', 'request', 'sample', 'ms', 'largest', 'ms', 'budget'],
    rows: measured.map(({ request, ...of }) => [
      shortened(request.routes[0] ?? ''),
      request.says,
      ...cells(of.sample),
      ...cells(of.large),
      request.budget ?? '—',
    ]),
    notes: [
      '',
      `above ${benchSettings.cost.most} ms without a budget: ${toList(over.map(({ name }) => name))}`,
      `routes without a request: ${toList(without)}`,
      `requests for what is no route: ${toList(unknown)}`,
    ],
  };
};
