import { describe, expect, test, vi } from 'vitest';
import { placesQuery } from '#src/api/member/account.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import { createFakeBrowser, createFakeStorage } from './testing/fakeBrowser.ts';
import { accessToken, createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const half = 30 * 60_000;

const nowhere = { places: () => Promise.resolve([]) };

/** Sam’s tab, which has shown who Sam is; what is public stays. */
const openSam = async () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const tab = browser.open();
  tab.logIn('sam');
  await tab.queryClient.fetchQuery(profileQuery(tab.memberSession.client));
  tab.queryClient.setQueryData(['menus'], []);
  for (const level of ['countries', 'provinces', 'cities'] as const)
    tab.queryClient.setQueryData(placesQuery(nowhere, { level, within: '', lang: 'fr' }).queryKey, []);
  expect(browser.cookies.valuesOf('config-cmv')).toEqual(['sam']);
  return { ...tab, server, browser };
};
type Sam = Awaited<ReturnType<typeof openSam>>;

/** The rest of a member's data in the tab and the browser. */
const left = ({ storage, queryClient, browser }: Sam) => ({
  tokens: ['token', 'refresh_token', 'session'].map((key) => storage.getItem(key)),
  queries: queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey),
  marker: browser.cookies.valuesOf('config-cmv'),
});
const nothing = { tokens: [null, null, null], queries: [['menus']], marker: [] };

describe('SES-13: nothing of a member is left', () => {
  test.each<[string, (tab: Sam) => unknown]>([
    ['asked', ({ memberSession }) => memberSession.session.send({ type: 'logout.pressed' })],
    [
      'expired',
      ({ server, memberSession }) => {
        server.revoke('sam-1');
        memberSession.session.send({ type: 'refresh.asked' });
      },
    ],
    [
      'inactive',
      ({ server, document }) => {
        server.pass(half);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    [
      'elsewhere',
      ({ browser }) => browser.stranger().say({ type: 'signedOut', memberId: 'sam', family: 'sam-1' }),
    ],
  ])('SES-13: who is out for the reason "%s"', async (reason, leave) => {
    const tab = await openSam();
    leave(tab);
    await vi.waitFor(() => expect(tab.left).toEqual([reason]));
    expect(left(tab)).toEqual(nothing);
  });

  test('API-08: a profile is asked for once, and the next member has their own, in every tab', async () => {
    const server = createFakeMemberServer(noon);
    const browser = createFakeBrowser(server);
    const tab = browser.open();
    tab.logIn('camille');
    const sibling = await browser.openNew();
    const tabs = [tab, sibling];
    const uuidsIn = () =>
      Promise.all(
        tabs.map(
          async ({ queryClient, memberSession }) =>
            (await queryClient.fetchQuery(profileQuery(memberSession.client))).uuid,
        ),
      );
    const profiles = () => server.countOf('/v1/me/profile');
    expect([await uuidsIn(), await uuidsIn(), profiles()]).toEqual([
      ['camille', 'camille'],
      ['camille', 'camille'],
      2,
    ]);
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect([tab.left, sibling.left]).toEqual([['asked'], ['elsewhere']]));
    for (const { queryClient } of tabs) expect(queryClient.getQueriesData({ queryKey: [] })).toEqual([]);
    for (const each of tabs) each.logIn('sam');
    expect([await uuidsIn(), profiles()]).toEqual([['sam', 'sam'], 4]);
  });

  test('API-08: countries, provinces and cities go with the member who asked for them', async () => {
    const tab = await openSam();
    const places = () => tab.queryClient.getQueriesData({ queryKey: ['places'] }).length;
    const before = places();
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(tab.left).toEqual(['asked']));
    expect([before, places()]).toEqual([3, 0]);
  });

  test('API-08: an answer that comes after a logout is kept for nobody', async () => {
    const server = createFakeMemberServer(noon);
    const tab = createFakeBrowser(server).open();
    tab.logIn('camille');
    const late = tab.queryClient.fetchQuery(profileQuery(tab.memberSession.client)).catch(() => null);
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await late;
    await vi.waitFor(() => expect(tab.left).toEqual(['asked']));
    expect(tab.queryClient.getQueriesData({ queryKey: [] })).toEqual([]);
    tab.logIn('sam');
    expect((await tab.queryClient.fetchQuery(profileQuery(tab.memberSession.client))).uuid).toBe('sam');
  });

  test.each([
    ['sam', ['sam']],
    ['camille', []],
  ] as const)(
    'SES-32: what is known of Sam after an interruption stays for Sam alone: %s comes',
    async (member, marker) => {
      const tab = await openSam();
      const intent = { kind: 'like', programmation: '7', key: 'key-1' } as const;
      tab.memberSession.session.send({ type: 'action.began', intent, isGuarded: false });
      tab.server.revoke('sam-1');
      tab.memberSession.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(tab.value()).toEqual({ interrupted: 'inDialog' }));
      expect(left(tab).tokens).toEqual([null, null, null]);
      tab.logIn(member);
      expect([left(tab).marker, tab.storage.getItem('refresh_token')]).toEqual([marker, `${member}-2.0`]);
    },
  );

  test('SES-06: tokens that are nobody’s are gone when the tab is opened', () => {
    const browser = createFakeBrowser(createFakeMemberServer(noon));
    const iat = noon / 1000 - 900;
    for (const entries of [
      { token: 'gibberish', refresh_token: 'r' },
      { token: accessToken({ iat, exp: iat + 300 }), session: '{}' },
      { refresh_token: 'r', session: 'gibberish' },
    ]) {
      const tab = browser.open(createFakeStorage(entries));
      expect([tab.value(), tab.storage.length]).toEqual(['anonymous', 0]);
    }
  });
});
