import { describe, expect, test, vi } from 'vitest';
import { profileKey } from '#src/api/member/memberQueries.ts';
import { createFakeBrowser, createFakeStorage } from './testing/fakeBrowser.ts';
import { createFakeMemberServer, type FakeMember } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const minute = 60_000;
const refreshPath = '/v1/login_token_refresh';
const fresh = { authenticated: { tokens: 'fresh', presence: 'active' } };
const waiting = { authenticated: { tokens: 'waiting', presence: 'active' } };

type FakeTab = ReturnType<ReturnType<typeof createFakeBrowser>['open']>;

const held = ({ storage }: FakeTab): (string | null)[] =>
  ['token', 'refresh_token', 'session'].map((key) => storage.getItem(key));

const recordOf = ({ storage }: FakeTab) => JSON.parse(storage.getItem('session') ?? '');

const refresh = async (tab: FakeTab): Promise<void> => {
  const before = tab.storage.getItem('refresh_token');
  tab.memberSession.session.send({ type: 'refresh.asked' });
  await vi.waitFor(() => expect(tab.storage.getItem('refresh_token')).not.toBe(before));
  await vi.waitFor(() => expect(tab.value()).toEqual(fresh));
};

const openBrowser = () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const enter = (member: FakeMember) => {
    const tab = browser.open();
    tab.logIn(member);
    return tab;
  };
  /** A duplicated tab begins with a copy of the storage. */
  const duplicate = ({ storage }: FakeTab) => {
    const copy = createFakeStorage();
    for (const key of ['token', 'refresh_token', 'session']) copy.setItem(key, storage.getItem(key) ?? '');
    return browser.open(copy);
  };
  return { server, browser, enter, duplicate };
};

describe('SES-10: two logins in one browser', () => {
  test.each(['sam', 'camille'] as const)(
    'SES-10: a tab of Camille takes no tokens of another login, be it of %s',
    async (other) => {
      const { server, enter } = openBrowser();
      const [mine, theirs] = [enter('camille'), enter(other)];
      const before = held(mine);
      for (let round = 0; round < 3; round += 1) await refresh(theirs);
      expect([held(mine), mine.value(), theirs.storage.getItem('refresh_token')]).toEqual([
        before,
        fresh,
        `${other}-2.3`,
      ]);
      await refresh(mine);
      expect([mine.storage.getItem('refresh_token'), theirs.storage.getItem('refresh_token')]).toEqual([
        'camille-1.1',
        `${other}-2.3`,
      ]);
      expect([server.isRevoked('camille-1'), server.isRevoked(`${other}-2`)]).toEqual([false, false]);
    },
  );

  test('SES-10: two that wait for one lock get the tokens of their own login each', async () => {
    const { server, enter } = openBrowser();
    const [camille, sam] = [enter('camille'), enter('sam')];
    server.pass(10 * minute);
    expect(
      await Promise.all([camille.memberSession.client.profile(), sam.memberSession.client.profile()]),
    ).toEqual([
      { uuid: 'camille', firstname: 'Camille' },
      { uuid: 'sam', firstname: 'Sam' },
    ]);
    expect([server.countOf(refreshPath), camille.storage.getItem('refresh_token')]).toEqual([
      2,
      'camille-1.1',
    ]);
  });

  test('SES-10: tokens are handed on with the name of their login; what belies it is not believed', async () => {
    const { server, browser, enter } = openBrowser();
    const mine = enter('camille');
    const { heard, say } = browser.stranger();
    await refresh(mine);
    const [token, refreshToken] = held(mine);
    expect(heard).toEqual([
      { type: 'rotated', pair: { token, refresh_token: refreshToken }, record: recordOf(mine) },
    ]);
    const theirs = enter('sam');
    await refresh(theirs);
    await refresh(theirs);
    const before = held(mine);
    const record = {
      ...recordOf(theirs),
      owner: { memberId: 'camille', family: 'camille-1', generation: 2 },
    };
    say({ type: 'rotated', pair: { token: held(theirs)[0], refresh_token: 'sam-2.2' }, record });
    expect([held(mine), server.generation('sam-2')]).toEqual([before, 2]);
  });

  test('SES-10: a tab answers those of its own login, and only with newer tokens', async () => {
    const { browser, enter } = openBrowser();
    const mine = enter('camille');
    await refresh(mine);
    const { heard, say } = browser.stranger();
    say({ type: 'asked', family: 'sam-2', generation: 0 });
    say({ type: 'asked', family: 'camille-1', generation: 1 });
    expect(heard).toEqual([]);
    say({ type: 'asked', family: 'camille-1', generation: 0 });
    expect(heard).toEqual([
      {
        type: 'rotated',
        pair: { token: mine.storage.getItem('token'), refresh_token: 'camille-1.1' },
        record: recordOf(mine),
      },
    ]);
  });

  test('SES-10: a tab that asks says whose tokens it holds, and how old they are', async () => {
    const { server, browser, enter } = openBrowser();
    const mine = enter('camille');
    await refresh(mine);
    const { heard } = browser.stranger();
    server.pass(6 * minute);
    await mine.memberSession.client.profile();
    expect(heard[0]).toEqual({ type: 'asked', family: 'camille-1', generation: 1 });
  });

  test('SES-13: who logs out takes nobody else along', async () => {
    const { server, browser, enter, duplicate } = openBrowser();
    const [camille, sam] = [enter('camille'), enter('sam')];
    const second = duplicate(camille);
    const { heard } = browser.stranger();
    const before = held(sam);
    camille.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(camille.value()).toBe('anonymous'));
    expect([second.value(), held(second), second.left]).toEqual([
      'anonymous',
      [null, null, null],
      ['elsewhere'],
    ]);
    expect([sam.value(), held(sam), sam.left, heard]).toEqual([
      fresh,
      before,
      [],
      [{ type: 'signedOut', memberId: 'camille', family: 'camille-1' }],
    ]);
    expect([server.isRevoked('camille-1'), server.isRevoked('sam-2')]).toEqual([true, false]);
  });
});

describe('SES-13: another login of the same member', () => {
  test('SES-13: who logs out is logged out in all of the browser, and each login ends at the server', async () => {
    const { server, enter, duplicate } = openBrowser();
    const [first, second, sam] = [enter('camille'), enter('camille'), enter('sam')];
    const third = duplicate(second);
    first.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() =>
      expect([first, second, third].map((tab) => tab.value())).toEqual([
        'anonymous',
        'anonymous',
        'anonymous',
      ]),
    );
    expect([first, second, third, sam].map((tab) => [held(tab)[1], tab.left])).toEqual([
      [null, ['asked']],
      [null, ['elsewhere']],
      [null, ['elsewhere']],
      ['sam-3.0', []],
    ]);
    expect(['camille-1', 'camille-2', 'sam-3'].map((family) => server.isRevoked(family))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('SES-13: a server that cannot be told keeps nobody in', async () => {
    const { server, enter } = openBrowser();
    const [first, second] = [enter('camille'), enter('camille')];
    const down = () => Promise.resolve(new Response('{}', { status: 503 }));
    server.instead.push(down, down);
    first.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(second.left).toEqual(['elsewhere']));
    expect([second.value(), held(second)]).toEqual(['anonymous', [null, null, null]]);
  });
});

describe('SES-10: two tabs of one login', () => {
  test('SES-11: a tab that got no answer goes on with the tokens of the other', async () => {
    const { server, enter, duplicate } = openBrowser();
    const first = enter('camille');
    const second = duplicate(first);
    server.instead.push(() => Promise.resolve(new Response('{}', { status: 503 })));
    second.memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect(second.value()).toEqual(waiting));
    await refresh(first);
    expect([second.value(), held(second)]).toEqual([fresh, held(first)]);
  });

  test('SES-10: older tokens than its own are not taken', async () => {
    const { browser, enter, duplicate } = openBrowser();
    const first = enter('camille');
    const second = duplicate(first);
    const [token] = held(first);
    await refresh(first);
    await refresh(first);
    const before = held(second);
    browser
      .stranger()
      .say({ type: 'rotated', pair: { token, refresh_token: 'camille-1.0' }, record: recordOf(first) });
    expect([held(second), before[1]]).toEqual([before, 'camille-1.2']);
  });

  test('SES-13: a tab without anybody in it hears of no logout', async () => {
    const { browser, enter } = openBrowser();
    const nobody = browser.open();
    const camille = enter('camille');
    camille.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(camille.value()).toBe('anonymous'));
    expect([nobody.value(), nobody.left]).toEqual(['anonymous', []]);
  });
});

describe('PRO-02: a profile that was changed in one tab', () => {
  test('PRO-02: is asked for anew in the member’s other tabs, whatever their login, and in nobody else’s', async () => {
    const { enter } = openBrowser();
    const tabs = [enter('camille'), enter('camille'), enter('sam')] as const;
    for (const { queryClient } of tabs)
      for (const key of [profileKey, [...profileKey, 'details'], ['menus']])
        queryClient.setQueryData(key, {});
    tabs[0].memberSession.shareProfile();
    const isOld = ({ queryClient }: FakeTab) =>
      [profileKey, [...profileKey, 'details'], ['menus']].map(
        (queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated,
      );
    await vi.waitFor(() => expect(isOld(tabs[1])).toEqual([true, true, false]));
    expect([isOld(tabs[0]), isOld(tabs[2])]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });
});
