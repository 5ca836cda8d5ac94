import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createContentClient } from './content.ts';
import { ContentError } from './contentError.ts';
import { ticketsQuery } from './queries.ts';
import { hostOf, json, logOf, status, timingOf, type Reaction } from './testing/fakeHost.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';

const clientOf = (...reactions: Reaction[]) => {
  const host = hostOf(...reactions);
  const { log, lines } = logOf();
  const client = createContentClient({
    fetch: host.fetch,
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log,
    sanitise: (html) => html.replaceAll(/<script.*?<\/script>/gs, ''),
    timing: timingOf().timing,
    retries: 0,
  });
  return { client, calls: host.calls, lines };
};
const path = '/api/content/fr/content/8/shows/12/programmations';
const pageOf = (data: unknown[], next: number | null, totalcount = data.length) =>
  json({ data, pagesize: 50, totalcount, previous: null, next });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof ContentError ? error.code : error),
  );

it('SHW-15: pages of 50 are followed by what each says', async () => {
  const { client, calls } = clientOf(pageOf([ticketOf('1')], 50, 3), pageOf([ticketOf('2')], null, 3));
  expect([(await client.tickets('fr', '12')).map(({ id }) => id), calls]).toEqual([
    ['1', '2'],
    [`${path}?pagesize=50&offset=0`, `${path}?pagesize=50&offset=50`],
  ]);
});

it.each<[string, number, string[][], number[]]>([
  ['as many as it gave', 3, [['1', '2'], ['3']], [0, 2]],
  ['as many as its first page', 2, [['1', '2']], [0]],
  ['fewer than it gave', 1, [['1', '2']], [0]],
  ['more than it gives: an empty page is the last', 5, [['1', '2'], ['3'], []], [0, 2, 3]],
  ['some, and gives none', 3, [[]], [0]],
  ['none', 0, [[]], [0]],
])(
  'TKT-09: a host that tells only the total is followed by what it gave: it tells %s',
  async (_, totalcount, pages, offsets) => {
    const { client, calls } = clientOf(
      ...pages.map((ids) => json({ data: ids.map((id) => ticketOf(id)), totalcount })),
    );
    expect([(await client.tickets('fr', '12')).map(({ id }) => id), calls]).toEqual([
      pages.flat(),
      offsets.map((offset) => `${path}?pagesize=50&offset=${offset}`),
    ]);
  },
);

it('SHW-15: an id that comes twice counts once, malformed dates are left out, and the log tells the first one', async () => {
  const { client, lines } = clientOf(
    pageOf([ticketOf('1'), { id: '9' }, null], 50),
    pageOf([ticketOf('1'), ticketOf('2')], null),
  );
  expect([(await client.tickets('fr', '12')).map(({ id }) => id), lines]).toEqual([
    ['1', '2'],
    [
      [
        'content.items.skipped',
        { call: path, skipped: 2, id: '9', field: 'showstartdate', expected: 'a value', found: 'undefined' },
      ],
    ],
  ]);
});

it('SHW-15: a next page that is no further ends the list, endless ones are malformed', async () => {
  const same = clientOf(pageOf([ticketOf('1')], 0));
  expect((await same.client.tickets('fr', '12')).length).toBe(1);
  let offset = 0;
  const endless = clientOf(() => {
    offset += 50;
    return Response.json({ data: [], pagesize: 50, totalcount: 1, previous: null, next: offset });
  });
  expect(await codeOf(endless.client.tickets('fr', '12'))).toBe('malformed');
});

it('SHW-15: a page that fails fails the list; an unknown show is not found', async () => {
  const failing = clientOf(pageOf([ticketOf('1')], 50), status(500));
  const unknown = clientOf(status(404));
  expect([
    await codeOf(failing.client.tickets('fr', '12')),
    await codeOf(unknown.client.tickets('fr', '12')),
  ]).toEqual(['unavailable', 'not-found']);
});

it('SHW-15: the id of a show is one segment of the path, whatever it holds', async () => {
  const { client, calls } = clientOf(pageOf([], null));
  await client.tickets('en', '../1/2?a=b#c');
  expect(calls).toEqual([
    '/api/content/en/content/8/shows/..%2F1%2F2%3Fa%3Db%23c/programmations?pagesize=50&offset=0',
  ]);
});

it.each(['', '.', '..'])('SHW-15: no show has the id %j, and it is not asked for', async (id) => {
  const { client, calls } = clientOf(pageOf([ticketOf('1')], null));
  expect([await codeOf(client.tickets('fr', id)), calls]).toEqual(['not-found', []]);
});

it('TKT-03: a date is read as it is, what is missing is null', async () => {
  const least = {
    id: 7,
    showstartdate: '2027-07-16T23:30:00Z',
    date: { start: '2027-07-16T23:30:00Z', timezone_offset: '-0400' },
    tickets: [{ title: 'BUY TICKET', url: 'javascript:x' }],
    show: { title: 'X' },
  };
  const { client } = clientOf(pageOf([least], null));
  expect(await client.tickets('fr', '12')).toEqual([
    {
      id: '7',
      showstartdate: '2027-07-16T23:30:00Z',
      location: '',
      festivalId: null,
      edition: null,
      venue: null,
      price: { min: null, max: null },
      status: null,
      state: 'scheduled',
      previous_start: null,
      soldout: false,
      sale: true,
      capacity_seats: null,
      taken_seats: null,
      date: { start: '2027-07-16T23:30:00Z', end: null, timezone_offset: '-0400', timezone: null },
      tickets: [{ title: 'BUY TICKET', url: null }],
      ticketurl: null,
      passporturl: null,
      buy: '',
      passport: '',
      info: '',
      field_info_text: '',
      field_promo_text: '',
      show: { title: 'X', url: null, categories: [], belong_to: null, language: '', type: '' },
    },
  ]);
});

it('SHW-15: the query is by language and show, and asks anew when it is told to', async () => {
  const { client, calls } = clientOf(pageOf([ticketOf('1')], null), pageOf([ticketOf('2')], null));
  const queryClient = new QueryClient();
  const query = ticketsQuery(client, 'fr', '12');
  await queryClient.query(query);
  await queryClient.query(query);
  await queryClient.invalidateQueries({ queryKey: ['tickets', 'fr', '12'] });
  const again = await queryClient.query(query);
  expect([again.map(({ id }) => id), calls.length]).toEqual([['2'], 2]);
});

it('SHW-05: the description of a show is made safe at the edge', async () => {
  const { client } = clientOf(
    json({
      entity_data: {
        type: 'show',
        id: 1,
        attributes: { title: 'X', description: '<p>a</p><script>x</script>' },
      },
    }),
  );
  expect((await client.page('fr', 'x'))?.attributes).toEqual({ title: 'X', description: '<p>a</p>' });
});
