import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languages, type Language } from '#contract/address/language.ts';
import { pairNames, pairPath } from '#contract/address/pairs.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { newsletterPages, newsletterPath } from '../newsletter/addresses.ts';
import type { TestSite } from '#server/testing/startSite.ts';
import { startFestival } from './testing/startFestival.ts';
import { answerOf, everyAnswer, type Answer } from './testing/traces/everyAnswer.ts';
import { festivalTraces } from './testing/traces/festivalTraces.ts';
import { finderOf } from './testing/traces/findTraces.ts';
import { plainText } from './testing/traces/plainText.ts';

const [first, second] = ['festivals/chapiteau', 'festivals/jazz'];
/** Words of the first one’s tone, wherever they come from. */
const tone =
  /(?<!\p{L})(?:JFL|rires?|rieurs?|blagues?|humour|humoristes?|ratons?|laugh\w*|jokes?|comed\w+|raccoons?|giggl\w+|chapiteaux?)(?!\p{L})/giu;

const files = [
  '200 text/calendar',
  '200 application/rss+xml',
  '200 application/atom+xml',
  '200 application/manifest+json',
  '200 application/xml',
  '200 application/json',
  '200 image/png',
  '200 image/svg+xml',
  '200 image/webp',
];

/** Everything that the software answers by itself, whether a page leads there or not. */
const ownAddresses = (lang: Language): string[] => [
  `/${lang}`,
  ...pairNames.map((name) => pairPath(name, lang)),
  ...['month=2027-08', 'mode=day&day=2027-08-21', 'print=all&month=2027-08'].map(
    (question) => `${pairPath('calendar', lang)}?${question}`,
  ),
  `${pairPath('search', lang)}?q=jazz`,
  ...['404', '503', 'nowhere', 'login', 'profile', 'feeds/shows.rss', 'feeds/shows.atom'].map(
    (path) => `/${lang}/${path}`,
  ),
  ...newsletterPages.map(({ page }) => newsletterPath(page, lang)),
  `/api/content/${lang}/content/8/metadata`,
];
const beginnings = [
  '/',
  ...languages.flatMap(ownAddresses),
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/nowhere.html',
];

/** The search is called by the software’s name where no visitor reads it. */
const searchName = new RegExp(`"(?:appId|fr|en|index)":"${searchSettings.indexName}"`, 'g');
const visible = ({ text }: Answer): string => (text ?? '').replaceAll(searchName, '');

/** Addresses and what was found there. */
const found = (
  answers: ReadonlyMap<string, Answer>,
  find: (text: string) => string[],
): Record<string, string[]> =>
  Object.fromEntries(
    [...answers]
      .map(([address, answer]): [string, string[]] => [address, find(`${address} ${visible(answer)}`)])
      .filter(([, traces]) => traces.length > 0),
  );

/** Every record of the search. */
const everyHit = async ({ ask }: TestSite): Promise<Answer> => {
  const path = `/api/search/1/indexes/${searchSettings.indexName}/query`;
  const answer = await ask(path, {
    method: 'POST',
    body: JSON.stringify({ query: '', hitsPerPage: 1000 }),
  });
  return { status: answer.status, type: 'application/json', text: await answer.text() };
};

const lookThrough = async (site: TestSite): Promise<Map<string, Answer>> => {
  const answers = await everyAnswer(async (address) => site.ask(address), beginnings);
  return answers.set('the search', await everyHit(site));
};

describe('FES-31: the second festival', () => {
  let site: TestSite;
  let answers: Map<string, Answer>;
  let find: (text: string) => string[];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    find = finderOf(Object.values(await festivalTraces(first, second)).flat());
    site = await startFestival(second);
    answers = await lookThrough(site);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await site.close();
  });

  test('answers from all of its pages, with every kind of answer', () => {
    const kinds = new Set([...answers.values()].map(({ status, type }) => `${status} ${type.split(';')[0]}`));
    expect(answers.size).toBeGreaterThan(140);
    expect([...answers.keys()]).toContain('/en/shows/blue-hour');
    for (const kind of ['200 text/html', '404 text/html', '503 text/html', ...files])
      expect(kinds).toContain(kind);
  });

  test('shows nothing by which one recognises the first, wherever one looks', () => {
    expect(found(answers, find)).toEqual({});
  });

  test('has nothing at the addresses of the first', async () => {
    const { addresses } = await festivalTraces(first, second);
    const paths = addresses.filter((address) => /^\/(fr|en)\//.test(address));
    expect(paths.length).toBeGreaterThan(200);
    const there: string[] = [];
    for (const path of paths) if ((await site.ask(path)).status !== 404) there.push(path);
    expect(there).toEqual([]);
  });

  test('has another tone', () => {
    expect(found(answers, (text) => plainText(text).match(tone) ?? [])).toEqual({});
  });
});

describe('FES-31: control: the first festival', () => {
  let site: TestSite;
  let find: (text: string) => string[];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    find = finderOf(Object.values(await festivalTraces(first, second)).flat());
    site = await startFestival(first);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await site.close();
  });

  test.each([
    '/fr',
    '/en/calendar?month=2027-08',
    '/fr/calendrier?print=all&month=2027-08',
    '/en/shows',
    '/fr/recherche?q=gala',
    '/en/404',
    '/fr/feeds/shows.rss',
    '/en/503',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/icons/favicon.svg',
    '/icons/icon-180.png',
    '/icons/social.png',
    '/api/content/fr/content/8/metadata',
  ])('is recognised in %s', async (address) => {
    const answer = await answerOf(await site.ask(address));
    expect(find(visible(answer)).length).toBeGreaterThan(0);
  });

  test.each([
    ['structured data', /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/],
    ['calendar file', /href="([^"]*\.ics)"/],
    ['shared picture', /property="og:image" content="[^"]*?(\/media\/og\/[^"]*)"/],
  ])('is recognised in a show’s %s', async (_, where) => {
    const page = await (await site.ask('/fr/spectacles/cyrano-de-bicyclette')).text();
    const [, told = ''] = where.exec(page) ?? [];
    const text = told.startsWith('/') ? visible(await answerOf(await site.ask(told))) : told;
    expect(find(text).length).toBeGreaterThan(0);
  });

  test('is recognised in the search, and by its tone', async () => {
    const hits = await everyHit(site);
    expect(find(visible(hits)).length).toBeGreaterThan(100);
    expect(visible(hits)).toMatch(tone);
  });
});
