import { searchClient } from '@algolia/client-search';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
import { startHostedService } from '../testing/hostedService.ts';
import { synonyms } from '../words/synonyms.ts';
import { isKeyRefused } from './persist.ts';
import { pushLimits } from './limits.ts';
import { push } from './push.ts';

const now = 1000;
const records: SearchRecord[] = Array.from({ length: 2 * pushLimits.batch + 1 }, (_, at) => ({
  ...bare,
  objectID: `show-${at}-fr`,
  kind: 'show',
  lang: 'fr',
  title: `Spectacle ${at}`,
  url: `/fr/spectacles/${at}`,
  image: null,
  summary: '',
  body: '',
  starts: [at, at + now],
}));
const keys = { appId: 'APP', adminKey: 'writes', searchKey: 'searches' };

const kindOf = (line: string): string => line.split('/').at(4) ?? '';
/** Of records: synonyms have one, too. */
const isBatch = (line: string): boolean => kindOf(line) === 'batch';

type Fails = NonNullable<Parameters<typeof startHostedService>[0]['fails']>;

/** Pushes to a service with an existing index. */
const pushTo = async (fails: Fails = () => null, key = keys.adminKey) => {
  const service = await startHostedService({ ...keys, fails });
  onTestFinished(service.stop);
  service.indexes.set('shows', {
    settings: {},
    rules: ['written at the service'],
    synonyms: [{ objectID: 'written at the service' }],
    records: new Map([['old', { objectID: 'old' }]]),
  });
  const client = searchClient(keys.appId, key, {
    hosts: [{ url: service.host, protocol: 'http', accept: 'readWrite' }],
  });
  const progress: string[] = [];
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());
  const pushed = push({
    client,
    index: { name: 'shows', lang: 'en' },
    records,
    now,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    wait,
  });
  return { service, pushed, progress, wait };
};
const idsIn = (service: Awaited<ReturnType<typeof startHostedService>>): string[] => [
  ...(service.indexes.get('shows')?.records.keys() ?? []),
];

test('SRCH-08: a push replaces the index by a temporary one that takes its name, and tells how far it is', async () => {
  const { service, pushed, progress } = await pushTo();
  expect(await pushed).toEqual({ records: records.length, batches: 3, retries: 0 });
  expect(progress).toEqual(['1000/2001', '2000/2001', '2001/2001']);
  expect([...service.indexes.keys()]).toEqual(['shows']);
  const index = service.indexes.get('shows');
  expect(index?.rules).toEqual(['written at the service']);
  expect(index?.settings).toEqual({
    searchableAttributes: [
      'title,features,cities',
      'unordered(artists)',
      'unordered(venues)',
      'categories,formats',
      'unordered(summary)',
      'unordered(body)',
    ],
    attributesForFaceting: [
      ...['kind', 'lang', 'categories', 'formats', 'cities', 'venues', 'artists'].map(
        (name) => `searchable(${name})`,
      ),
      ...['date.year', 'date.month', 'date.day'].map((name) => `searchable(${name})`),
      'price',
    ],
    numericAttributesForFiltering: ['price', 'highestPrice', 'starts', 'localStarts'],
    ranking: ['typo', 'words', 'filters', 'exact', 'attribute', 'custom'],
    alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
    customRanking: ['asc(nearness)'],
    queryLanguages: ['en', 'fr'],
    ignorePlurals: true,
    removeStopWords: true,
    allowTyposOnNumericTokens: false,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    paginationLimitedTo: 1000,
  });
  expect(idsIn(service)).toEqual(records.map(({ objectID }) => objectID));
  expect(index?.records.get('show-7-fr')).toEqual({
    ...records[7],
    nextStart: 1007,
    lastStart: 1007,
    nearness: 1007,
  });
});

test('SRCH-14: the synonyms of the embedded index are those of the pushed one, each under a name of its own', async () => {
  const { service, pushed } = await pushTo();
  await pushed;
  const sent = service.indexes.get('shows')?.synonyms ?? [];
  expect(sent.map(({ objectID: _, ...synonym }) => synonym)).toEqual(synonyms);
  expect(new Set(sent.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
  expect(sent.find(({ objectID }) => objectID === 'raton-laveur')).toEqual({
    objectID: 'raton-laveur',
    type: 'oneWaySynonym',
    input: 'raton laveur',
    synonyms: ['raton', 'raccoon'],
  });
});

test('SRCH-08: until the last step nothing is changed for those who search', async () => {
  const found: number[] = [];
  const { service, pushed } = await pushTo((line) => {
    found.push(service.indexes.get('shows')?.records.size ?? 0);
    return line.endsWith('/none') ? 500 : null;
  });
  await pushed;
  expect(new Set(found)).toEqual(new Set([1]));
  expect(idsIn(service)).toHaveLength(records.length);
});

test.each([500, 503])(
  'SRCH-12: each step that fails for a while (%i) is tried again, later each time',
  async (status) => {
    // The copy of the rules and the last step are operations: each fails once.
    const failing = new Map([
      ['operation', [0, 2]],
      ['settings', [0]],
      ['synonyms', [0]],
      ['batch', [0, 1]],
    ]);
    const { service, pushed, wait } = await pushTo((line, before) =>
      failing.get(kindOf(line))?.includes(before) === true ? status : null,
    );
    expect(await pushed).toEqual({ records: records.length, batches: 3, retries: 6 });
    expect(wait.mock.calls.flat()).toEqual([1000, 1000, 1000, 1000, 2000, 1000]);
    expect([...service.indexes.keys()]).toEqual(['shows']);
    expect(idsIn(service)).toEqual(records.map(({ objectID }) => objectID));
    const index = service.indexes.get('shows');
    expect([index?.rules, index?.settings['customRanking'], index?.synonyms.length]).toEqual([
      ['written at the service'],
      ['asc(nearness)'],
      synonyms.length,
    ]);
  },
);

test('SRCH-12: a service that goes away half-way leaves the index as it was, and nothing beside it', async () => {
  const { service, pushed, progress } = await pushTo((line, before) =>
    isBatch(line) && before >= 1 ? 503 : null,
  );
  await expect(pushed).rejects.toThrow();
  expect(progress).toEqual(['1000/2001']);
  expect([...service.indexes.keys()]).toEqual(['shows']);
  expect(idsIn(service)).toEqual(['old']);
  expect(service.seen.at(-1)).toMatch(/^DELETE .*shows_push_/);
});

test('SRCH-12: what the service refuses is told, also where it does not even let the temporary index go', async () => {
  const { service, pushed } = await pushTo((line) => {
    if (line.startsWith('DELETE ')) return 403;
    return isBatch(line) ? 413 : null;
  });
  await expect(pushed).rejects.toMatchObject({ status: 413 });
  expect(idsIn(service)).toEqual(['old']);
});

test.each(['nobody’s', keys.searchKey])(
  'SRCH-08: a key that may not write (%s) is refused at once and not tried again',
  async (key) => {
    const { service, pushed, wait } = await pushTo(() => null, encodeURIComponent(key));
    const refused: unknown = await pushed.catch((caught: unknown) => caught);
    expect(isKeyRefused(refused)).toBe(true);
    expect(wait).not.toHaveBeenCalled();
    expect(idsIn(service)).toEqual(['old']);
  },
);
