import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { PartName } from '#contract/settings/parts.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { parseFestivalProfile, type FestivalProfile } from '../store/festival/festivalProfile.ts';
import type { Database } from '../store/schema/tables.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';

let site: TestSite;
beforeAll(async () => {
  // The version of the data is looked at once a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  site = await startSite('sample');
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

const change = async (write: (db: Database) => Promise<unknown>): Promise<void> => {
  await site.store.write(write);
  vi.advanceTimersByTime(1001);
};
const say = (changed: Partial<FestivalProfile>) => async (db: Database) => {
  const { profile } = await db.selectFrom('festival').select('profile').executeTakeFirstOrThrow();
  const said = JSON.stringify({ ...parseFestivalProfile(profile), ...changed });
  await db.updateTable('festival').set({ profile: said }).execute();
};
const forgetPages =
  (...types: ('press_list' | 'press_release' | 'career_list' | 'career_posting' | 'video')[]) =>
  async (db: Database) => {
    const pages = db.selectFrom('pages').select('id').where('type', 'in', types);
    await db.deleteFrom('announcements').where('page_id', 'in', pages).execute();
    await db.deleteFrom('pages').where('type', 'in', types).execute();
  };

interface PartOnSite {
  /** Takes it from the festival. */
  lose: (db: Database) => Promise<unknown>;
  /** Addresses of pages in both languages. */
  pages: readonly string[];
  /** Calls that are not found without it. */
  calls: readonly (readonly [method: string, path: string])[];
  /** Words of the main menu's and footer's links. */
  links: RegExp;
  /** The kind of what a search finds. */
  kind?: string;
}

const member = '/api/member/v1';
/** In the order in which the festival loses them. */
const parts: Record<PartName, PartOnSite> = {
  newsletter: {
    lose: say({ newsletter: false }),
    pages: ['/fr/infolettre/confirmer', '/en/newsletter/confirm', '/en/newsletter/unsubscribe'],
    calls: [
      ['POST', '/api/newsletter'],
      ['POST', '/api/newsletter/confirm'],
      ['GET', `${member}/me/newsletter`],
    ],
    links: /#newsletter|\/newsletter/,
  },
  credits: {
    lose: say({ reservable: null }),
    pages: ['/fr/mes-billets', '/en/my-tickets'],
    calls: [
      ['GET', `${member}/me/creditbookings`],
      ['POST', `${member}/me/creditbooking`],
      ['GET', `${member}/me/usercredits`],
      ['GET', `${member}/me/credits/history`],
    ],
    links: /\/(mes-billets|my-tickets)/,
  },
  members: {
    lose: say({ members: false }),
    pages: '/fr/login /en/login /fr/profile /en/profile /fr/ma-liste /en/my-list /fr/inscription /en/register'
      .concat(' /fr/activer /en/activate /fr/mot-de-passe /en/reset-password')
      .split(' '),
    calls: [
      ['POST', `${member}/login/initiate`],
      ['POST', `${member}/register`],
      ['GET', `${member}/me/profile`],
      ['GET', `${member}/countries`],
    ],
    links: /\/(login|profile|ma-liste|my-list|inscription|register)(\?|"|$)/,
  },
  artists: {
    lose: async (db) => {
      await db.deleteFrom('show_artists').execute();
      await db.deleteFrom('artists').execute();
    },
    pages: ['/fr/artistes', '/en/artists', '/fr/artistes/desmond-okafor'],
    calls: [],
    links: /\/(artistes|artists)/,
    kind: 'artist',
  },
  videos: {
    lose: async (db) => {
      await db.deleteFrom('collected_videos').execute();
      await db.deleteFrom('video_collections').execute();
      await db.deleteFrom('videos').execute();
      await forgetPages('video')(db);
      await db.deleteFrom('pages').where('path', 'in', ['surdemande', 'ondemand', 'videos']).execute();
    },
    pages: ['/fr/surdemande', '/en/ondemand', '/fr/videos', '/fr/videos-surdemande', '/en/videos-ondemand'],
    calls: [],
    links: /\/(surdemande|ondemand|videos)/,
    kind: 'video',
  },
  press: {
    lose: forgetPages('press_list', 'press_release'),
    pages: ['/fr/presse', '/en/press'],
    calls: [
      ['GET', '/fr/feeds/press.rss'],
      ['GET', '/en/feeds/press.atom'],
    ],
    links: /\/(presse|press)(\/|"|$)/,
  },
  careers: {
    lose: forgetPages('career_list', 'career_posting'),
    pages: ['/fr/emplois', '/en/jobs'],
    calls: [],
    links: /\/(emplois|jobs)/,
  },
  passes: {
    lose: async (db) => {
      await db.deleteFrom('passports').execute();
      await db
        .deleteFrom('pages')
        .where((is) =>
          is.or([is('path', 'like', 'choisir-son-passe%'), is('path', 'like', 'choose-your-pass%')]),
        )
        .execute();
    },
    pages: ['/fr/choisir-son-passe', '/en/choose-your-pass'],
    calls: [],
    links: /\/(choisir-son-passe|choose-your-pass)/,
  },
};

const statusOf = async (method: string, path: string): Promise<number> =>
  (await site.ask(path, { method, redirect: 'manual' })).status;
const statusesOf = (calls: readonly (readonly [string, string])[]) =>
  Promise.all(calls.map(([method, path]) => statusOf(method, path)));

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
/** The site's own links around every page: header, drawer, footer, bar. */
const framesLinks = async (): Promise<string[]> => {
  const pages = await Promise.all(
    ['/fr/calendrier', '/en/calendar'].map(async (at) => (await site.ask(at)).text()),
  );
  return pages.flatMap((html) => hrefsIn(html.replace(/<main[^]*<\/main>/, '')));
};
const menus = v.record(v.string(), v.array(v.object({ href: v.string() })));
const menusOf = async (lang: string): Promise<string[]> => {
  const answer = await site.ask(`/api/content/${lang}/content/8/metadata`);
  return Object.values(v.parse(menus, await answer.json())).flatMap((menu) => menu.map(({ href }) => href));
};
const sitemap = async (): Promise<string[]> =>
  [...(await (await site.ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)/g)].map(([, at = '']) => at);
const kindsFound = async (): Promise<string[]> => {
  const query = { method: 'POST', body: JSON.stringify({ query: '', hitsPerPage: 0, facets: ['kind'] }) };
  const answer = await site.ask(`/api/search/1/indexes/${searchSettings.indexName}/query`, query);
  const found = v.parse(
    v.object({ facets: v.object({ kind: v.optional(v.record(v.string(), v.number()), {}) }) }),
    await answer.json(),
  );
  return Object.keys(found.facets.kind);
};
const leading = async ({ links }: PartOnSite): Promise<string[]> =>
  [...(await framesLinks()), ...(await menusOf('fr')), ...(await menusOf('en'))].filter((href) =>
    links.test(href),
  );

test.each(Object.entries(parts))(
  'FES-21: of a festival without %s there is no page, call, link, line of the sitemap, nor kind in the search',
  async (name, part) => {
    const isListed = (address: string): boolean => part.links.test(address);
    // As long as it is there.
    const before = await statusesOf(part.pages.map((path) => ['GET', path]));
    expect(before.filter((status) => status !== 200)).toEqual([]);
    expect((await statusesOf(part.calls)).filter((status) => status === 404)).toEqual([]);
    // Tickets of a device are linked from the profile alone.
    if (name !== 'credits') expect(await leading(part)).not.toEqual([]);
    if (part.kind !== undefined) expect(await kindsFound()).toContain(part.kind);

    await change(part.lose);

    const after = await statusesOf(part.pages.map((path) => ['GET', path]));
    expect(after.filter((status) => status !== 404)).toEqual([]);
    expect((await statusesOf(part.calls)).filter((status) => status !== 404)).toEqual([]);
    expect(await leading(part)).toEqual([]);
    expect((await sitemap()).filter(isListed)).toEqual([]);
    if (part.kind !== undefined) await expect.poll(kindsFound).not.toContain(part.kind);
  },
);

test('FES-21: the page of a missing part is the 404 in place, which leads to the other language’s root alone', async () => {
  const answer = await site.ask('/fr/artistes');
  const html = await answer.text();
  expect([answer.status, html.includes('<html lang="fr"')]).toEqual([404, true]);
  expect(hrefsIn(html).filter((href) => href.startsWith('/en'))).toEqual(['/en', '/en']);
});
