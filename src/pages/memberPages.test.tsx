import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { reservation, show } from '#src/controls/memberLists/testing/draw.tsx';
import { storageKeys } from '#src/session/sessionSettings.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { memberHere } from '#src/session/testing/memberHere.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openPage } from '#src/testing/openPage.tsx';
import { openWindow } from '#src/testing/openWindow.ts';
import { requestKeys } from './account/mailedRequests.ts';
import { keptTicketsKey } from '#src/storage/keptTickets.ts';

const july20 = show('2027-07-20T23:30:00Z');
const wish = { ...reservation({ uuid: 'w1', show: july20 }), liked: true };
const answers = {
  '/v1/me/profile': { data: { uuid: 'camille', firstname: 'Camille' } },
  '/v1/me/creditbookings': { data: { items: [reservation({ show: july20 })] } },
  '/v1/me/programmationwishlists': { data: { items: [wish] } },
  '/v1/me/usercredits': { items: [{ used_nb_credit: 1, left_nb_credit: 2, nb_pass: 1 }] },
  '/v1/me/tm_bookings': { data: { items: [] } },
};
const member = async (told: Record<string, object> = answers) => {
  const here = memberHere(told);
  await here.sessionLoader.load();
  return here;
};

test.each([
  ['/en/profile', '/en/login?return=%2Fen%2Fprofile'],
  ['/fr/ma-liste', '/fr/login?return=%2Ffr%2Fma-liste'],
])(
  'RTE-30: who is not logged in is led from %s to the login, and back afterwards',
  async (address, login) => {
    const { at } = await openPage(address, { sessionLoader: noSession });
    expect(at()).toEqual([login, 1]);
  },
);

test.each([
  ['/en/login?return=%2Fen%2Fmy-tickets&reason=expired', '/en/my-tickets'],
  ['/fr/login', '/fr'],
])('RTE-29: a member who is logged in is led on from %s to %s', async (address, target) => {
  const { sessionLoader } = await member();
  const { at } = await openPage(address, { sessionLoader });
  expect(at()).toEqual([target, 1]);
});

test.each([
  ['/en/login?return=%2Fen%2Fmy-list', 'Your list keeps your reservations'],
  ['/en/login?return=%2Fen%2Fprofile', 'For members: your reservations'],
])('SES-32: in a tab, too, the login at %s says what it is for', async (address, says) => {
  const { main } = await openPage(address);
  expect(textOf(partsOf(main(), 'header').join())).toContain(says);
});

test('WSH-08: the list of a member has the control of each reservation and the heart of each wish', async () => {
  const { sessionLoader } = await member();
  const { main, until } = await openPage('/en/my-list', { sessionLoader });
  await until(() => expect(partsOf(main(), 'article')).toHaveLength(2));
  expect([
    partsOf(main(), 'article').map(textOf),
    valuesOf(main(), 'aria-label'),
    valuesOf(main(), 'data-scope'),
  ]).toEqual([
    [
      '7:30 pm Tuesday, July 20, 2027 Total improv The Parkdale Velvet · Toronto Reserved Cancel Reservation, 20 July, 7:30 pm Show ticket',
      'Total improv Tuesday, July 20, 2027, 7:30 pm The Parkdale Velvet · Toronto',
    ],
    ['Show ticket: Total improv, 20 July, 7:30 pm', 'Wishlist: Total improv, 20 July, 7:30 pm'],
    ['reservation', 'wishlist'],
  ]);
});

test.each([
  ['/en/profile', 'Wishlist: Total improv, 20 July, 7:30 pm'],
  ['/fr/ma-liste', 'Liste de souhaits\u00a0: Impro totale, 20 juillet, 19:30'],
])('SES-32: the session knows that a heart at %s is on a page for members alone', async (address, heart) => {
  const { session, sessionLoader } = await member();
  const acts: unknown[] = [];
  session.subscribe(({ context: { intent, isGuarded } }) => {
    if (intent !== null) acts.push([intent.kind, intent.programmation, isGuarded]);
  });
  const { main, press, until } = await openPage(address, { sessionLoader });
  await until(() => expect(main()).toContain('aria-pressed="true"'));
  await press(heart);
  expect(acts[0]).toEqual(['like', wish.programmation, true]);
});

test('SES-13: the profile knows its member, and its button logs them out', async () => {
  const { session, sessionLoader } = await member();
  const { main, press, until } = await openPage('/en/profile', { sessionLoader });
  await until(() => expect(textOf(partsOf(main(), 'h1').join())).toBe('Hi, Camille!'));
  const before = session.getSnapshot().matches('authenticated');
  await press('Log out');
  expect([before, session.getSnapshot().matches('authenticated')]).toEqual([true, false]);
});

test('Security: who deletes their account is logged out, and led to the login, which says so', async () => {
  openWindow();
  sessionStorage.setItem(storageKeys.additions, '["deletion"]');
  const { session, sessionLoader } = await member({
    ...answers,
    '/v1/me/delete': { data: { cancelled: 0 } },
  });
  const { at, main, press, until } = await openPage('/en/profile', { sessionLoader });
  await until(() => expect(main()).toContain('Delete my account'));
  await press('Delete my account');
  const form = document.querySelector('dialog form');
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (!form || !field) throw new Error('No form');
  field.value = 'sesame';
  await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await until(() => expect(at()).toEqual(['/en/login?reason=deleted', 1]));
  expect(session.getSnapshot().matches('authenticated')).toBe(false);
});

test.each([
  ['/en/profile', '2027-07-16', 'coming'],
  ['/fr/ma-liste', '2027-07-16', 'coming'],
  ['/en/profile', '2027-07-21', 'past'],
  ['/fr/ma-liste', '2027-07-21', 'past'],
])(
  'SES-07: at %s a show is judged by the time of the member’s server: on %s it is %s',
  async (address, day, when) => {
    const { sessionLoader } = memberHere(answers, day);
    await sessionLoader.load();
    const { main, until } = await openPage(address, { sessionLoader, now: '2027-07-18T12:00:00Z' });
    await until(() => expect(main()).toContain('data-scope="wishlist"'));
    const isFolded = partsOf(main(), 'details').some((folded) => folded.includes('/impro'));
    expect(isFolded ? 'past' : 'coming').toBe(when);
  },
);

test('SES-04: who is logged in and activates another account stays who they are', async () => {
  openWindow();
  const request = { email: 'jo@example.test', token: '1.a', uuid: 'u', userref: 'r', secret: 's' };
  sessionStorage.setItem(requestKeys.registration, JSON.stringify(request));
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push(url, JSON.parse(body));
    return Response.json({
      data: { items: [], authorization_code: 'a1', token: 'access', refresh_token: 'r' },
    });
  });
  const { session, sessionLoader } = await member();
  const { main, until } = await openPage('/en/activate', { sessionLoader });
  const submit = async (field: string, typed: string) => {
    const form = document.querySelector('main form');
    const input = form?.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (!form || !input) throw new Error(`No ${field}`);
    input.value = typed;
    await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  };
  await submit('code', '012345');
  await until(() => expect(main()).toContain('Your password'));
  await submit('Password', 'sesame 888');
  await until(() => expect(main()).toContain('data-state="activated"'));
  expect([sent.at(-1), session.getSnapshot().context.memberId]).toEqual([
    {
      key: expect.anything(),
      token: '1.a',
      uuid: 'u',
      userref: 'r',
      email: 'jo@example.test',
      authorization_code: 'a1',
      newpassword: 'sesame 888',
    },
    'camille',
  ]);
});

const ticket = {
  uuid: 'b1',
  title: { fr: 'Impro totale', en: 'Total improv' },
  start: '2999-07-16T23:30:00Z',
  end: null,
  timezone: 'America/Toronto',
  venue: 'Velvet',
  city: 'Toronto',
  code: '0A1B2C3D4E5F',
  picture: 'data:image/png;base64,AQI=',
  isCancelled: false,
};
test.each([
  ['hers', 'camille', true, true],
  ['somebody else’s', 'sam', true, false],
  ['hers, and she is logged out', 'camille', false, false],
])(
  'PKT-04: the tickets of a device are shown to anybody; where they are %s, only hers are brought up to date',
  async (_, owner, isIn, isAsked) => {
    openWindow();
    localStorage.setItem(keptTicketsKey, JSON.stringify({ member: owner, tickets: [ticket] }));
    const { calls, sessionLoader } = isIn ? await member() : { calls: [], sessionLoader: noSession };
    const { main, until } = await openPage('/en/my-tickets', { sessionLoader });
    await until(() => expect(partsOf(main(), 'h2').map(textOf)).toEqual(['Total improv']));
    expect(calls.some((call) => call.includes('/creditbookings'))).toBe(isAsked);
  },
);
