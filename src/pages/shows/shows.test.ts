import { describe, expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const whole = {
  id: '1',
  title: 'Nuits',
  url: '/fr/spectacles/nuits',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/n.avif' }],
  image_url: null,
  date: { firstDate: '2027-07-17T23:30:00Z', lastDate: '2027-08-01T02:00:00Z', timezone_offset: '-0400' },
  venues: [{ name: 'Salle', location: { city: { name: 'Montréal' } } }],
  categories: [{ name: 'En salle' }, { name: 'Stand-up' }],
  kind: 'venue',
  price: { min: 25, max: 40 },
};
const listOf = (data: object[], more: object = {}) =>
  json({ data, pagesize: 24, totalcount: data.length, previous: null, next: null, ...more });
const facets = json({
  data: [
    { name: 'city', choices: [{ value: 'Laval', label: '', count: 0 }] },
    { name: 'genre', choices: [{ value: 'clown', label: 'Clown', count: 0 }] },
    { name: 'unknown', choices: [] },
  ],
});
const list = 'fr/content/8/shows';
const host = { [list]: listOf([whole]), [`${list}/facets`]: facets };

const at = async (search: string, answers: Parameters<typeof renderAt>[1] = host) => {
  const page = await renderAt(`/fr/spectacles${search}`, answers);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    title: textOf(partsOf(page.head, 'title').join()),
    isListed: !page.head.includes('content="noindex"'),
    canonical: /rel="canonical" href="([^"]*)"/.exec(page.head)?.[1],
    state: /data-scope="showCatalogue" data-state="(\w+)"/.exec(main)?.[1],
    cards: partsOf(main, 'article').map(textOf),
    links: valuesOf(main, 'href').filter((href) => href.includes('?')),
    fields: [...new Set(valuesOf(main, 'name'))],
    text: textOf(main),
  };
};

describe('RTE-17: the list of all the shows', () => {
  test('HOM-13: the server draws the first page: titles, links, what there is to choose', async () => {
    expect(await at('')).toMatchObject({
      status: 200,
      title: 'Tous les spectacles | Chapiteau',
      isListed: true,
      canonical: 'https://fest.example/fr/spectacles',
      state: 'every',
      cards: ['17 juill. – 31 juill. 2027 Nuits Montréal En salle Stand-up 25 $ – 40 $'],
      links: [],
      fields: ['city', 'genre'],
    });
  });

  test('HOM-13: more is a link that works by itself, and what was loaded is drawn up to there', async () => {
    const pages = json({
      data: Array.from({ length: 24 }, (_, index) => ({ ...whole, id: `${index}` })),
      totalcount: 60,
      next: 24,
    });
    const first = await at('?city=Laval', { ...host, [list]: pages });
    expect([first.cards.length, first.links.at(-1), first.text]).toEqual([
      24,
      '/fr/spectacles?city=Laval&amp;offset=24',
      expect.stringContaining('24 sur 60'),
    ]);
    const later = await at('?offset=24', { ...host, [list]: pages });
    expect([later.cards.length, later.canonical]).toEqual([48, 'https://fest.example/fr/spectacles']);
  });

  test.each([
    ['?city=Laval', 'Tous les spectacles : Laval | Chapiteau', true],
    ['?genre=clown', 'Tous les spectacles : Clown | Chapiteau', true],
    ['?series=unknown', 'Tous les spectacles : unknown | Chapiteau', true],
    ['?festival=321', 'Tous les spectacles : 321 | Chapiteau', true],
    ['?genre=clown&city=Laval', 'Tous les spectacles : Laval et Clown | Chapiteau', false],
    ['?price=free', 'Tous les spectacles : Gratuit | Chapiteau', false],
    ['?month=2027-07', 'Tous les spectacles : juillet 2027 | Chapiteau', false],
    ['?language=x', 'Tous les spectacles : x | Chapiteau', false],
    ['?genre=unknown', 'Tous les spectacles : unknown | Chapiteau', true],
  ])(
    'META-01: %s is titled by what was chosen; one filter that people look for is listed',
    async (search, title, isListed) => {
      const page = await at(search);
      expect(page).toMatchObject({ status: 200, title, isListed, state: 'narrowed' });
    },
  );

  test.each(['?offset=-24', '?offset=x', '?month=13', '?price=9-1', '?colour=red', '?city='])(
    'RTE-17: %s is as if it were not there',
    async (search) => {
      expect(await at(search)).toMatchObject({ status: 200, state: 'every', cards: [expect.any(String)] });
    },
  );

  test('RTE-17: nothing that is as asked, and so far down that there is nothing, say so and lead back', async () => {
    const none = { ...host, [list]: listOf([]) };
    expect(await at('?city=Nowhere', none)).toMatchObject({ isListed: false, cards: [] });
    expect((await at('?city=Nowhere', none)).text).toContain('Aucun spectacle n’est tout cela à la fois.');
    const beyond = await at('?offset=960', { ...host, [list]: listOf([], { totalcount: 60 }) });
    expect(beyond).toMatchObject({ status: 200, isListed: false, links: ['/fr/spectacles?offset=480'] });
    expect(beyond.text).toContain('La liste s’arrête avant.');
  });

  test('HOM-13: a list whose filters did not come is soon asked for again, a whole one from the next day on', async () => {
    const endsWith = async (answers: typeof host | Pick<typeof host, typeof list>) => {
      const page = await renderAt('/fr/spectacles', answers);
      return page.kind === 'page' && page.expiresAt;
    };
    expect([await endsWith(host), await endsWith({ [list]: host[list] })]).toEqual([
      Date.parse('2027-07-17T04:00:00Z'),
      Date.parse('2027-07-16T12:00:00Z'),
    ]);
  });

  test('HOM-13: a show is over from the day after its last date on, by the clock of the site', async () => {
    const until = (lastDate: string) => ({
      ...whole,
      date: { ...whole.date, firstDate: lastDate, lastDate },
    });
    const { cards } = await at('', {
      ...host,
      [list]: listOf([until('2027-07-15T20:00:00Z'), until('2027-07-16T20:00:00Z')]),
    });
    expect(cards.map((card) => card.includes('Terminé'))).toEqual([true, false]);
  });

  test.each(['thumbnail', 'image_url', 'date', 'venues', 'categories', 'kind', 'price'] as const)(
    'HOM-13: a show without %s stands, and the rest of it',
    async (name) => {
      const { [name]: _left, ...rest } = whole;
      const { status: code, cards } = await at('', { ...host, [list]: listOf([rest]) });
      expect([code, cards.length, cards[0]]).toEqual([200, 1, expect.stringContaining('Nuits')]);
    },
  );

  test.each(['pagesize', 'totalcount', 'previous', 'next'])(
    'HOM-13: a list without %s stands',
    async (name) => {
      const envelope = { data: [whole], pagesize: 24, totalcount: 1, previous: null, next: null };
      const answer = Object.fromEntries(Object.entries(envelope).filter(([key]) => key !== name));
      expect(await at('', { ...host, [list]: json(answer) })).toMatchObject({
        status: 200,
        cards: [expect.any(String)],
      });
    },
  );

  test('SRCH-18: a filter whose every choice leaves all shows is not there, unless it is chosen', async () => {
    const choices = [{ value: 'clown', label: 'Clown', count: 1 }];
    const one = { ...host, [`${list}/facets`]: json({ data: [{ name: 'genre', choices }] }) };
    expect([(await at('', one)).fields, (await at('?genre=clown', one)).fields]).toEqual([[], ['genre']]);
  });

  test('HOM-13: without its choices the list stands; without the list there is no page', async () => {
    expect(await at('', { [list]: listOf([whole]) })).toMatchObject({ status: 200, fields: [] });
    expect((await at('', { ...host, [list]: status(500) })).status).toBe(503);
  });

  test('ANA-03: "near me" is offered where the host tells where its cities are', async () => {
    const cityAt = (position: unknown) => ({
      ...host,
      [`${list}/facets`]: json({
        data: [{ name: 'city', choices: [{ value: 'Laval', label: '', count: 0, position }] }],
      }),
    });
    const offered = async (answers: Parameters<typeof renderAt>[1]): Promise<boolean> =>
      (await at('', answers)).text.includes('Près de moi');
    expect([
      await offered(cityAt({ latitude: 45.6, longitude: -73.7 })),
      await offered(cityAt(null)),
      await offered(cityAt({ latitude: 450, longitude: 'west' })),
      await offered(host),
    ]).toEqual([true, false, false, false]);
  });
});
