import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { calendarOf } from '#server/content/calendar/calendarOf.ts';
import { hostPages } from '#server/discovery/hostPages.ts';
import { hostFeeds } from '#server/feeds/hostFeeds.ts';
import { openLists } from '#server/host/lists/testing/openLists.ts';
import { createLog } from '#server/log.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';

const { excludedFestivals } = vi.hoisted(() => ({ excludedFestivals: new Array<string>() }));
vi.mock('#server/site.ts', async (original) => ({
  site: { ...(await original<{ site: object }>()).site, excludedFestivals },
}));

const content = '/api/content/fr/content/8';
const outside = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
const shows = JSON.stringify({ filters: 'kind:show', attributesToRetrieve: ['url'] });
const question: RequestInit = { method: 'POST', body: shows, headers: { 'content-type': 'text/plain' } };

test.each<[path: string, request?: RequestInit]>([
  ['/sitemap.xml'],
  ['/fr/feeds/shows.rss'],
  [`${content}/live-shows`],
  [`${content}/calendar?month=2027-07`],
  [`${content}/calendar/day?date=2027-07-16`],
  ['/api/search/1/indexes/festival/query', question],
])('SHW-19: %s leaves out the shows of an excluded festival, and no others', async (path, request) => {
  const told = async (...excluded: string[]) => {
    excludedFestivals.splice(0, Infinity, ...excluded);
    const { app } = await startOwnApp();
    const answer = await app.hono.request(path, request, outside);
    const text = await answer.text();
    return [answer.status, ...['les-nuits-blanches', 'micro-ferme'].map((slug) => text.includes(slug))];
  };
  expect([await told(), await told('chapiteau')]).toEqual([
    [200, true, true],
    [200, false, true],
  ]);
});

test('SHW-19: of a host’s programme the sitemap and the feed leave out the shows of an excluded festival, and no others', async () => {
  const { lists } = await openLists();
  onTestFinished(() => lists.stop());
  const publicUrl = 'https://festival.example';
  const firstSeen = () => Promise.resolve(new Map<string, number>());
  const told = async (...excluded: string[]) => {
    excludedFestivals.splice(0, Infinity, ...excluded);
    const pages = await hostPages(lists, publicUrl).list(['fr']);
    const entries = await hostFeeds({ lists, firstSeen, publicUrl }).shows('fr');
    const paths = [...pages.flatMap((page) => [...page.values()]), ...entries.map(({ path }) => path)];
    return paths.filter((path) => path.startsWith('/fr/spectacles/'));
  };
  const [excluded, other] = ['/fr/spectacles/le-grand-plouf', '/fr/spectacles/sans-date'];
  expect([await told(), await told('ailleurs')]).toEqual([
    [excluded, other, excluded, other],
    [other, other],
  ]);
});

test('CAL-31: of a host’s programme the calendar leaves out the shows of an excluded festival, and no others', async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const data = ['Ailleurs', 'Chapiteau'].map((name) => programmationOf(name, { belong_to: { name } }));
  const list = { data, pagesize: 400, totalcount: 2, previous: null, next: null };
  const told = async (...excluded: string[]) => {
    excludedFestivals.splice(0, Infinity, ...excluded);
    const calendar = calendarOf({
      settings: { siteId: 8, monthLimit: 9 },
      host: { ask: () => Promise.resolve(Response.json(list)) },
      store,
      clock: createTestClock('2027-06-15T16:00:00Z'),
      log: createLog(() => undefined),
    });
    const july = { from: '2027-07-01T00:00', to: '2027-08-01T00:00' };
    const question = { lang: 'fr', filters: v.parse(calendarFilters, {}) } as const;
    const { items } = await calendar.readSpan(july, question, { limit: 9, offset: 0 });
    return items.map(({ id }) => id);
  };
  expect([await told(), await told('ailleurs')]).toEqual([['Ailleurs', 'Chapiteau'], ['Chapiteau']]);
});
