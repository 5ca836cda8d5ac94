import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kindsOfPages } from '../testing/kindsOfPages.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite('every kind of page');
});
afterAll(() => site.close());
beforeEach(() => void site.rendered.splice(0));

const get = async (path: string) => {
  const answer = await site.ask(path);
  return { status: answer.status, tag: answer.headers.get('etag'), html: await answer.text() };
};
const canonicalOf = (html: string): (string | undefined)[] =>
  Array.from(html.matchAll(/rel="canonical" href="([^"]*)"/g), ([, href]) => href);
const withSearch = (path: string, search: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${search}`;

describe('a parameter that no page reads', () => {
  test('/fr?x=1…50: one page is rendered, at its own address', async () => {
    const asked = Array.from({ length: 50 }, (_, index) => get(`/fr?x=${index + 1}`));
    const tags = new Set((await Promise.all(asked)).map(({ tag }) => tag));
    expect([site.rendered, tags.size]).toEqual([['/fr'], 1]);
    for (let index = 0; index < 50; index += 1) await get(`/fr?y${index}=1&utm_source=letter`);
    expect(site.rendered).toEqual(['/fr']);
  });

  test.each(Object.values(kindsOfPages).flat())(
    'RTE-12: $name is the same page with it, tells nobody of it and names its own address',
    async ({ find }) => {
      const path = await find(site.store);
      const word = 'stranger-was-here';
      const strange = await get(withSearch(path, `${word}=1&utm_source=${word}&x=%22%3E${word}`));
      const plain = await get(path);
      expect([path]).toEqual(expect.arrayContaining(site.rendered));
      expect([strange.status, strange.tag, strange.html.includes(word)]).toEqual([
        plain.status,
        plain.tag,
        false,
      ]);
      expect(canonicalOf(strange.html)).toEqual(canonicalOf(plain.html));
    },
  );

  test.each([
    ['/fr/calendrier?x=1&month=2027-08', '/fr/calendrier?month=2027-08'],
    ['/fr/spectacles?x=1&city=Laval', '/fr/spectacles?city=Laval'],
    ['/fr/recherche?x=1&q=lapin', '/fr/recherche'],
    ['/fr?x=1', '/fr'],
  ])('META-01: the canonical address of %s is %s', async (path, canonical) => {
    expect(canonicalOf((await get(path)).html)).toEqual([`http://127.0.0.1:8080${canonical}`]);
  });

  test('RTE-22: a redirect keeps it for whom it is meant, and is not rendered', async () => {
    const answer = await site.ask('/fr/calendar?month=2027-07&utm_source=letter');
    expect([answer.status, answer.headers.get('location'), site.rendered]).toEqual([
      302,
      '/fr/calendrier?month=2027-07&utm_source=letter',
      [],
    ]);
  });
});

describe('a parameter that a page reads', () => {
  test.each([
    ['/en/calendar', ['month=2027-09', 'mode=day&day=2027-06-21', 'city=Laval', 'panel=filters']],
    ['/en/calendar-archive', ['month=2027-05', 'genre=improv']],
    ['/en/shows', ['city=Montr%C3%A9al', 'month=2027-07', 'price=free']],
    ['/en/artists', ['category=1', 'offset=24', 'pagesize=12']],
    ['/en/videos-ondemand', ['offset=12']],
    ['/en/search', ['q=lapin', 'kind=show', 'page=2', 'min=10']],
    ['/en/login', ['return=%2Fen%2Fcalendar', 'reason=expired']],
  ])('RTE-12: makes pages of %s of their own, whatever stands around it', async (path, searches) => {
    for (const search of searches) {
      await get(`${path}?x=1&${search}`);
      await get(`${path}?${search}&y=2`);
    }
    expect(site.rendered).toEqual(searches.map((search) => `${path}?${search}`));
  });

  test('LDR-02: a draft is made anew each time, at an address of the content host alone', async () => {
    const month = '/en/calendar?month=2027-10';
    for (const path of ['/en?preview=1', '/en?preview=1', `${month}&preview=1`, `${month}&ptok=2`])
      await get(path);
    expect(site.rendered).toEqual(['/en?preview=1', '/en?preview=1', month]);
  });
});
