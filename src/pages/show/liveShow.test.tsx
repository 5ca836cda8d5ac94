import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { memberHere } from '#src/session/testing/memberHere.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openPage } from '#src/testing/openPage.tsx';

const upsell = { passUrl: null, passText: '', ticketText: '', ticketUrl: null, useModal: true };
const toronto = { belong_to: { name: 'JFL Toronto' } };
const settings = { torontoFestivals: ['jfl toronto'], torontoSite: 'https://toronto.example' };
const dates = json({ data: [ticketOf('7')], pagesize: 50, totalcount: 1, previous: null, next: null });

/** The page of a show at `/{lang}/nuits`, in a tab. */
const open = (
  attributes: object = {},
  {
    lang = 'en',
    answers = dates,
    at = '',
    ...tab
  }: { lang?: string; answers?: Reaction; at?: string } & Parameters<typeof openPage>[1] = {},
) =>
  openPage(`/${lang}/nuits${at}`, {
    host: {
      [`${lang}/router/nuits`]: json({
        entity_data: { type: 'show', id: '12', attributes: { title: 'Nuits', upsell, ...attributes } },
      }),
      [`${lang}/content/8/shows/12/programmations`]: answers,
    },
    settings,
    ...tab,
  });
const asksForDates = (asked: readonly string[]) =>
  asked.filter((path) => path.includes('/programmations')).length;

test.each([
  ['come', dates, ['1 seat left']],
  ['do not', status(500), null],
])(
  'TKT-03: a page asks for its dates once more as soon as it lives; if they %s, few seats are told accordingly',
  async (_, later, told) => {
    const left = [dates];
    const answers: Reaction = (...asked) => (left.pop() ?? later)(...asked);
    const { asked, main, queryClient, until } = await open({}, { answers });
    await until(() =>
      expect([
        asksForDates(asked),
        queryClient.isFetching(),
        textOf(main()).match(/\d+ seats? left/g),
        textOf(main()).includes('Friday 16 July 2027'),
      ]).toEqual([2, 0, told, true]),
    );
  },
);

test.each([
  ['cannot be reserved', {}, 2],
  ['can be reserved', toronto, 3],
])(
  'RES-13: whether seats that %s are asked for again when somebody looks at the page',
  async (_, attributes, times) => {
    const { asked, queryClient, until } = await open(attributes);
    await until(() => expect([asksForDates(asked), queryClient.isFetching()]).toEqual([2, 0]));
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    await until(() => expect([asksForDates(asked), queryClient.isFetching()]).toEqual([times, 0]));
  },
);

test('SHW-15: dates that failed are asked for again by a press, and are there', async () => {
  const left = [status(500), status(500)];
  const answers: Reaction = (...asked) => (left.pop() ?? dates)(...asked);
  const { main, press, until } = await open({}, { answers });
  await until(() => expect(textOf(main())).toContain('The dates could not be loaded.'));
  await press('Try again');
  await until(() => expect(textOf(main())).toContain('Friday 16 July 2027'));
});

test('SHW-04: what is shared of a show is its whole address', async () => {
  const shared: ShareData[] = [];
  const { press } = await open();
  vi.stubGlobal('navigator', { share: async (data: ShareData) => void shared.push(data) });
  vi.stubGlobal('CustomEvent', class extends Event {});
  await press('Share');
  expect(shared).toEqual([{ title: 'Nuits', url: 'https://fest.example/en/nuits' }]);
});

test('SHW-18: a show of Toronto that is suggested leads to its site', async () => {
  const suggestion = { id: '1', title: 'One', url: '/en/shows/one', image_url: null, venues: [] };
  const { main } = await open({
    suggested_shows: [suggestion, { ...suggestion, id: '2', url: '/en/shows/two', ...toronto }],
  });
  expect(valuesOf(main(), 'href').filter((href) => /shows\/\w+$/.test(href))).toEqual([
    '/en/shows/one',
    'https://toronto.example/en/shows/two',
  ]);
});

test.each([
  ['a show of Montréal', {}, '/fr/login?return=%2Ffr%2Fnuits', '/fr/choisir-son-passe'],
  [
    'one of Toronto that nobody reserves',
    { ...toronto, reservable: false },
    '/en/login?return=%2Ffr%2Fnuits',
    '/en/choose-your-pass',
  ],
  ['one of Toronto', toronto, '/en/login?return=%2Ffr%2Fnuits', '/en/choose-your-pass'],
])(
  'BUY-02: from the French page of %s the popup leads to the login and to the passes, in the language of the place',
  async (_, attributes, login, passes) => {
    const { find, press } = await open(attributes, { lang: 'fr' });
    const ways = () =>
      valuesOf(find('dialog').innerHTML, 'href').filter((href) => !href.startsWith('/icons/'));
    await press('Acheter un billet');
    await press('Oui, j’en ai un');
    const [toLogin] = ways();
    await press('Fermer');
    await press('Acheter un billet');
    await press('Non, pas encore');
    await press('Oui, montrez-moi les passes');
    expect([toLogin, ...ways().slice(-1)]).toEqual([login, passes]);
  },
);

test.each([
  ['nobody', false, 'Log in to use your credits'],
  ['a member', true, 'Then use your credits'],
])('BUY-02: who has a pass, and is %s, is asked to go on as such', async (_, isMember, says) => {
  const { sessionLoader } = isMember ? memberHere() : { sessionLoader: noSession };
  if (isMember) await sessionLoader.load();
  const { find, press } = await open({}, { sessionLoader });
  await press('BUY TICKET');
  await press('Yes, I have one');
  expect(textOf(find('dialog').innerHTML)).toContain(says);
});

test.each([
  ['of Montréal', {}, true],
  ['of Toronto', toronto, false],
])(
  'RES-28: whether a member is offered passes on the page of a show %s',
  async (_, attributes, isOffered) => {
    const { sessionLoader } = memberHere();
    await sessionLoader.load();
    const { main } = await open(
      { ...attributes, upsell: { ...upsell, passUrl: '/en/passes' } },
      { sessionLoader },
    );
    const [box = ''] = partsOf(main(), 'aside');
    expect(textOf(box)).toMatch(isOffered ? /BUY TICKET BUY PASS$/ : /BUY TICKET$/);
  },
);

test('WSH-01: a member has a heart at a date of any show, named by the show and the date', async () => {
  const { sessionLoader } = memberHere({ '/v1/me/programmationwishlists': { data: { items: [] } } });
  await sessionLoader.load();
  const { main, until } = await open({}, { sessionLoader });
  const row = () => partsOf(main(), 'ol').at(-1) ?? '';
  await until(() =>
    expect(valuesOf(row(), 'aria-label')).toEqual(['Wishlist: Les Nuits blanches, Fri 16 Jul 7:30 pm']),
  );
});

test.each(['', '#about'])(
  'SES-32: who is not logged in is led to the login, and from there back to the dates, at %j',
  async (at) => {
    const { main } = await open(toronto, { at });
    expect(valuesOf(main(), 'href').filter((href) => href.includes('login'))).toEqual([
      '/en/login?return=%2Fen%2Fnuits%23buyTickets',
    ]);
  },
);

test('RES-11: while the session of the tab opens, nobody is led to a login', async () => {
  const sessionLoader = { ...noSession, holdsSession: () => true };
  const { main } = await open(toronto, { sessionLoader });
  const row = partsOf(main(), 'ol').at(-1) ?? '';
  expect([
    valuesOf(row, 'href').filter((href) => href.includes('login')),
    partsOf(row, 'button').map(textOf),
    partsOf(row, 'summary').map(textOf),
  ]).toEqual([[], ['Loading..., Fri 16 Jul 7:30 pm'], ['Other ways to buy Fri 16 Jul 7:30 pm']]);
});

test('RES-12: a member who arrives sees the seats of that moment', async () => {
  const { sessionLoader } = memberHere({ '/v1/me/creditbookings': { data: { items: [] } } });
  const { asked, until } = await open(toronto, { sessionLoader });
  await until(() => expect(asksForDates(asked)).toBe(2));
  await act(async () => void (await sessionLoader.load()));
  await until(() => expect(asksForDates(asked)).toBe(3));
});
