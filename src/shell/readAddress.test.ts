import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAt } from '#src/testing/renderAt.ts';
import { routeTree } from './routes/routeTree.ts';

/** An address with all parameters of all routes, and with an unknown one. */
const everything =
  'x=1&utm_source=letter&preview=1&ptok=t&return=%2Ffr&reason=expired&month=2027-07&mode=day&day=2027-07-16' +
  '&days=2027-07-16..2027-07-18&after=19%3A00&before=23%3A00&offset=144&category=3&pagesize=12&city=Laval&genre=4' +
  '&english=true&panel=filters&q=zo%C3%A9&kind=show&from=2027-07-01&to=2027-07-31&min=10&max=20&other=yes&page=2' +
  '&date=2027&collection=1&__proto__=1&series=5&festival=6&price=0-20&language=fr&venue=7&type=8&accessibility=lsq';

/** Each route's own part of it, below the language, for the router's routes. */
const read: Readonly<Record<string, string>> = {
  '/': '?preview=1&ptok=t',
  '/$': '?preview=1&ptok=t',
  '/calendar':
    '?mode=day&month=2027-07&day=2027-07-16&after=19%3A00&before=23%3A00&offset=144&venue=7&city=Laval&kind=show&genre=4&type=8&price=0-20&accessibility=lsq&english=true&panel=filters',
  '/calendar-archive':
    '?mode=day&month=2027-07&day=2027-07-16&after=19%3A00&before=23%3A00&offset=144&venue=7&city=Laval&kind=show&genre=4&type=8&price=0-20&accessibility=lsq&english=true&panel=filters',
  '/503': '',
  '/404': '',
  '/login': '?return=%2Ffr&reason=expired',
  '/my-list': '',
  '/my-tickets': '',
  '/profile': '',
  '/choose-your-pass': '',
  '/shows': '?city=Laval&genre=4&series=5&month=2027-07&language=fr&price=0-20&festival=6&offset=144',
  '/festivals': '',
  '/artists': '?category=3&offset=144&pagesize=12',
  '/ondemand': '?preview=1&ptok=t',
  '/videos': '?preview=1&ptok=t',
  '/videos-ondemand/{-$collection}': '?offset=144',
  '/videos-categories/$collection': '?offset=144',
  '/search':
    '?q=zo%C3%A9&kind=show&category=3&city=Laval&date=2027&from=2027-07-01&to=2027-07-31&min=10&max=20&other=yes&page=2',
  '/register': '',
  '/activate': '',
  '/reset-password': '',
};
const routes = Object.entries(read);
const pathOf = (route: string): string =>
  `/en${route === '/' ? '' : route.replace('{-$collection}', 'jokes').replace('$collection', 'jokes').replace('$', 'press')}`;

describe('what a page reads of its address, and nothing else', () => {
  test('control: every route of the site is here', async () => {
    // The first router of a process tells the routes their paths.
    await readAt('/en');
    const [language] = Object.values(routeTree.children ?? {});
    const known = Object.values(language?.children ?? {}).map(({ fullPath }) => fullPath);
    expect(known.map((path) => path.replace(/^\/\$lang/, '') || '/').toSorted()).toEqual(
      Object.keys(read).toSorted(),
    );
  });

  test.each(routes)('%s', async (route, search) => {
    expect(await readAt(`${pathOf(route)}?${everything}`)).toBe(pathOf(route) + search);
  });

  test.each(routes)('%s: in whatever order, given twice, the last one counts', async (route, search) => {
    const turned = everything.split('&').toReversed().join('&');
    expect(await readAt(`${pathOf(route)}?page=9&q=a&offset=12&${turned}`)).toBe(pathOf(route) + search);
  });

  test.each(routes)('%s: what makes no sense is not there, and nothing is not there', async (route) => {
    const nonsense = everything
      .replace(
        /&(preview|ptok|city|q|kind|category|genre|series|festival|language|venue|type|accessibility)=[^&]*/g,
        '',
      )
      .replaceAll(/=[^&]*/g, '=%20-1');
    expect([await readAt(`${pathOf(route)}?${nonsense}`), await readAt(pathOf(route))]).toEqual([
      pathOf(route),
      pathOf(route),
    ]);
  });

  test.each(['/fr/calendrier?month=2027-07', '/fr/z%C3%A9nith', '/en/calendar?month=2027-07'])(
    '%s: the path is the one that was asked for',
    async (address) => {
      expect(await readAt(`${address}${address.includes('?') ? '&' : '?'}x=1`)).toBe(address);
    },
  );

  const names = everything.split('&').map((pair) => pair.split('=')[0] ?? '');
  const values = everything.split('&').map((pair) => decodeURIComponent(pair.split('=')[1] ?? ''));
  const searches = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' }))),
    { maxLength: 12 },
  );
  test.each(routes)('%s: what was read is read back unchanged', async (route) => {
    await fc.assert(
      fc.asyncProperty(searches, async (pairs) => {
        const address = await readAt(`${pathOf(route)}?${new URLSearchParams(pairs)}`);
        expect(await readAt(address)).toBe(address);
      }),
    );
  });
});
