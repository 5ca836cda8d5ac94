import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { searchSettings } from '#contract/settings/search.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';
import { writeProfile } from './testing/writeProfile.ts';

let site: TestSite;
beforeAll(async () => {
  // The version of the data is looked at once a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  site = await startSite('sample');
  return async () => {
    vi.useRealTimers();
    await site.close();
  };
});
const change = async (
  ...changed: Parameters<typeof writeProfile> extends [unknown, ...infer Rest] ? Rest : never
) => {
  await writeProfile(site.store, ...changed);
  vi.advanceTimersByTime(1001);
};
const read = async (path: string): Promise<string> => (await site.ask(path)).text();
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await site.ask(path, { headers });
  return [status, answered.get('location')];
};

const whereNamed = {
  '/fr': ' | Jazz &#60;du&#62; Nord</title>',
  '/en': ' | Northern “Jazz”</title>',
  '/fr/calendrier?print=all&month=2027-07': '<header><p>Jazz &#60;du&#62; Nord</p>',
  '/en/newsletter/confirm': '>Northern “Jazz”</a>',
  '/en/feeds/shows.rss': '<title>Northern “Jazz”, new shows</title>',
  '/manifest.webmanifest': '"name":"Jazz <du> Nord"',
} as const;

describe('a festival of two languages', () => {
  test.each(Object.entries(whereNamed))(
    'LAY-31: is called by its name, also where Chapiteau was just shown (%s)',
    async (path, named) => {
      await change({ name: { fr: 'Chapiteau', en: 'Chapiteau' } });
      expect((await read(path)).includes('Chapiteau')).toBe(true);
      await change();
      expect((await read(path)).includes(named)).toBe(true);
    },
  );

  test.each([
    ['LAY-02', 'https://tickets.example/en'],
    ['LAY-19', 'https://x.com/jazz'],
  ])('%s: the folder’s tickets and accounts are those of the site', async (_, address) => {
    await change();
    expect((await read('/en')).match(/href="[^"]*"/g)).toContain(`href="${address}"`);
  });
});

test('FES-24: a show is drawn by series where the folder names what it belongs to, in any case', async () => {
  const { slug, show_id: id } = await site.store.db
    .selectFrom('show_texts')
    .select(['slug', 'show_id'])
    .where('lang', '=', 'en')
    .executeTakeFirstOrThrow();
  await site.store.write((db) =>
    db.updateTable('shows').set({ belong_to: 'Rire du Nord' }).where('id', '=', id).execute(),
  );
  const named = v.object({ name: v.string() });
  const drawn = v.object({ entity_data: v.object({ computed_page_theme: named }) });
  const themeOf = async (drawnBySeries: string[]): Promise<string> => {
    await change({ drawnBySeries });
    const answer: unknown = JSON.parse(await read(`/api/content/en/router/shows/${slug}`));
    return v.parse(drawn, answer).entity_data.computed_page_theme.name;
  };
  expect([
    await themeOf([]),
    await themeOf(['rire du nord']),
    await themeOf(['RIRE DU NORD', 'JFL Toronto']),
    await themeOf(['JFL Toronto']),
  ]).toEqual(['default', 'toronto', 'toronto', 'default']);
});

describe.each([
  ['fr', 'en', '/fr/calendrier', '/en/calendar'],
  ['en', 'fr', '/en/calendar', '/fr/calendrier'],
] as const)('a festival in %s alone', (spoken, other, own, foreign) => {
  beforeEach(() => change({ languages: [spoken] }));

  test('RTE-23: whoever comes is led to its language, whatever they chose or wish', async () => {
    const wish = { cookie: `lang=${other}`, 'accept-language': other };
    expect(await ask('/', wish)).toEqual([302, `/${spoken}`]);
  });

  test('RTE-24: the other language is one of those that it lacks', async () => {
    for (const path of [
      `/${other}`,
      foreign,
      `/${other}/404`,
      `/${other}/feeds/shows.rss`,
      `${foreign}?print=all`,
    ])
      expect(await ask(path), path).toEqual([302, `/${spoken}/404`]);
    expect(await ask('/de/x')).toEqual([302, `/${spoken}/404`]);
    expect((await site.ask(own)).status).toBe(200);
  });

  test('RTE-37: nothing leads to the other language', async () => {
    const html = await read(own);
    expect(html.match(/hreflang/gi)).toBeNull();
    const links = html.match(/href="[^"]*"/g) ?? [];
    expect(links).toContain(`href="http://127.0.0.1:8080${own}"`);
    expect(links.filter((link) => link.startsWith(`href="/${other}`))).toEqual([]);
  });

  test('META-03: the sitemap has its language alone, the manifest starts in it', async () => {
    const sitemap = await read('/sitemap.xml');
    expect(sitemap.split('\n')).toContain(`<url><loc>http://127.0.0.1:8080${own}</loc></url>`);
    expect(sitemap.split('\n').filter((line) => line.includes(`8080/${other}`))).toEqual([]);
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ lang: spoken, start_url: own });
  });

  test('SRCH-03: the search finds nothing in the other language', async () => {
    const found = async (): Promise<string[]> => {
      const query = { method: 'POST', body: JSON.stringify({ query: '', hitsPerPage: 1000 }) };
      const answer = await site.ask(`/api/search/1/indexes/${searchSettings.indexName}/query`, query);
      const { hits } = v.parse(
        v.object({ hits: v.array(v.object({ lang: v.string() })) }),
        await answer.json(),
      );
      return [...new Set(hits.map(({ lang }) => lang))];
    };
    await expect.poll(found).toEqual([spoken]);
  });

  test('LAY-33: a letter’s link in the language that it had leads to the page that it has', async () => {
    const path = { fr: '/fr/infolettre/desabonner', en: '/en/newsletter/unsubscribe' };
    const [status, location] = await ask(`${path[other]}?token=abc`);
    expect([status, location]).toEqual([302, `${path[spoken]}?token=abc`]);
    expect(await read(path[spoken])).not.toContain(`hreflang="${other}"`);
  });
});
