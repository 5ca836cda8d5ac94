import { describe, expect, test, vi } from 'vitest';
import { createKeptTickets } from '#src/storage/keptTickets.ts';
import { createFakeBrowser, type FakeBrowserTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer, type FakeMember, type OtherTokens } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const profilePath = '/v1/me/profile';
const refreshPath = '/v1/login_token_refresh';
const fresh = { authenticated: { tokens: 'fresh', presence: 'active' } };
const down = () => Promise.resolve(new Response('{}', { status: 503 }));

/** A browser on somebody else's host, whose tokens say nothing of their member. */
const openBrowser = (tokens: OtherTokens = {}) => {
  const server = createFakeMemberServer(noon, tokens);
  const browser = createFakeBrowser(server);
  const enter = async (member: FakeMember) => {
    const tab = browser.open();
    await tab.enter(member);
    return tab;
  };
  return { server, browser, enter };
};
const held = ({ storage }: FakeBrowserTab) =>
  ['token', 'refresh_token', 'session'].map((key) => storage.getItem(key));
const refresh = async (tab: FakeBrowserTab): Promise<void> => {
  const before = tab.storage.getItem('refresh_token');
  tab.memberSession.session.send({ type: 'refresh.asked' });
  await vi.waitFor(() => expect(tab.storage.getItem('refresh_token')).not.toBe(before));
  await vi.waitFor(() => expect(tab.value()).toEqual(fresh));
};
const look = ({ document }: FakeBrowserTab) => document.dispatchEvent(new Event('visibilitychange'));

describe('who the member is', () => {
  test('HST-40: the profile says it once, and the session goes on without being told again', async () => {
    const { server, browser, enter } = openBrowser();
    const tab = await enter('sam');
    await refresh(tab);
    await refresh(tab);
    const again = browser.open(tab.storage);
    expect([again.value(), again.memberSession.session.getSnapshot().context.memberId]).toEqual([
      fresh,
      'sam',
    ]);
    expect([server.countOf(profilePath), server.countOf(refreshPath)]).toEqual([1, 2]);
  });

  test('HST-40: our own host’s tokens say it themselves: nobody is asked', async () => {
    const server = createFakeMemberServer(noon);
    await createFakeBrowser(server).open().enter('sam');
    expect(server.asked).toEqual([]);
  });

  test('HST-40: one lost answer is asked for again; without any there is no session', async () => {
    const { server, browser, enter } = openBrowser();
    server.instead.push(down);
    expect((await enter('camille')).value()).toEqual(fresh);
    const tab = browser.open();
    server.instead.push(down, down);
    await expect(tab.enter('sam')).rejects.toThrow('Member: unavailable');
    expect([tab.value(), held(tab)]).toEqual(['anonymous', [null, null, null]]);
  });

  test.each([
    ['camille', 'camille', true],
    ['camille', 'sam', false],
  ] as const)(
    'HST-40: the tickets that %s keeps on the device are there after a login of %s: %s',
    async (member, next, isKept) => {
      const { browser, enter } = openBrowser();
      const kept = createKeptTickets(() => browser.shared);
      kept.write({ member, tickets: [] });
      await enter(next);
      expect(kept.read()).toEqual(isKept ? { member, tickets: [] } : null);
    },
  );

  test.each([
    ['camille', ['like']],
    ['sam', []],
  ] as const)(
    'HST-40: what Camille’s session was interrupted in goes on once %s is in',
    async (next, acts) => {
      const { server, enter } = openBrowser();
      const tab = await enter('camille');
      const intent = { kind: 'like', programmation: '7', key: 'key-1' } as const;
      tab.memberSession.session.send({ type: 'action.began', intent, isGuarded: false });
      server.revoke('camille-1');
      tab.memberSession.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(tab.value()).toEqual({ interrupted: 'inDialog' }));
      await tab.enter(next);
      const pending = tab.pendingIntent();
      expect(pending ? [pending.kind] : []).toEqual(acts);
    },
  );
});

describe('how long a token is good', () => {
  test.each<[string, OtherTokens, number]>([
    ['its `exp`', { exp: 600 }, 600],
    ['its `exp`, whatever the answer says', { exp: 600, expires_in: 30 }, 600],
    ['the answer’s `expires_in`', { expires_in: 900 }, 900],
    ['nothing: 120 s', {}, 120],
  ])('HST-41: by %s', async (_, tokens, seconds) => {
    const { server, enter } = openBrowser(tokens);
    const { memberSession } = await enter('camille');
    const asked = async () => {
      await memberSession.client.profile();
      return server.countOf(refreshPath);
    };
    // 60 s of leeway (SES-07).
    server.pass(seconds * second + minute - 1);
    const before = tokens.exp === undefined ? await asked() : 0;
    server.pass(1);
    expect([before, await asked()]).toEqual([0, 1]);
  });

  test.each<[string, OtherTokens, number, number]>([
    ['says nothing', {}, 59, 61],
    ['lives for a minute', { exp: 60 }, 29, 31],
    ['lives for five minutes', { exp: 300 }, 149, 151],
    ['lives for an hour', { exp: 3_600 }, 3_449, 3_451],
  ])(
    'HST-41: a page that is seen again renews a token that %s after its half, the last 150 s at most',
    async (_, tokens, soon, late) => {
      const { server, browser, enter } = openBrowser(tokens);
      const tab = await enter('camille');
      const renewed = async (seconds: number) => {
        server.pass(noon + seconds * second - server.now());
        browser.shared.setItem('lastActivity', String(server.now()));
        look(tab);
        await vi.waitFor(() => expect(tab.value()).toEqual(fresh));
        return server.countOf(refreshPath);
      };
      expect([await renewed(soon), await renewed(late)]).toEqual([0, 1]);
    },
  );
});

describe('several tabs', () => {
  const openTwo = async () => {
    const { server, browser, enter } = openBrowser({ expires_in: 300 });
    const first = await enter('camille');
    return { server, browser, enter, first, second: await browser.openNew() };
  };

  test('HST-42: a new tab is handed the session with its owner and its end, and nobody is asked', async () => {
    const { server, first, second } = await openTwo();
    expect([second.value(), held(second), server.asked]).toEqual([fresh, held(first), [profilePath]]);
  });

  test('HST-42: they renew their tokens in turn, and hand them on', async () => {
    const { server, first, second } = await openTwo();
    for (const tab of [first, second, second, first]) {
      await refresh(tab);
      expect(held(first)).toEqual(held(second));
    }
    expect([server.generation(), server.countOf(refreshPath), server.isRevoked()]).toEqual([4, 4, false]);
  });

  test.each(['camille', 'sam'] as const)(
    'HST-42: the tokens of another login, be it of %s, go to none of them; a logout takes its member’s tabs',
    async (other) => {
      const { enter, first, second } = await openTwo();
      const third = await enter(other);
      const before = held(first);
      await refresh(third);
      expect([held(first), held(second)]).toEqual([before, before]);
      third.memberSession.session.send({ type: 'logout.pressed' });
      const isOut = other === 'camille';
      await vi.waitFor(() => expect(third.value()).toBe('anonymous'));
      await vi.waitFor(() =>
        expect([first.value(), second.value()]).toEqual(isOut ? ['anonymous', 'anonymous'] : [fresh, fresh]),
      );
    },
  );
});

describe('a token that is no JWT', () => {
  test.each([undefined, 300])('HST-43: it has expired, with `expires_in` %s: no session', async (seconds) => {
    const { browser } = openBrowser();
    const { memberSession, storage, value } = browser.open();
    const pair = { token: 'opaque', refresh_token: 'r', expires_in: seconds };
    await expect(memberSession.whoIs(pair)).rejects.toThrow('Member: malformed');
    expect(() => memberSession.begin(pair, 'camille')).toThrow('Member: malformed');
    expect([value(), storage.length]).toEqual(['anonymous', 0]);
  });

  test('HST-43: at a refresh it ends nothing: the tokens before it hold as long as they do', async () => {
    const { server, enter } = openBrowser({ exp: 300 });
    const tab = await enter('camille');
    const before = held(tab);
    const answer = { token: 'opaque', refresh_token: 'r', expires_in: 300 };
    server.instead.push(() => Promise.resolve(new Response(JSON.stringify(answer))));
    tab.memberSession.session.send({ type: 'refresh.asked' });
    const waiting = { authenticated: { tokens: 'waiting', presence: 'active' } };
    await vi.waitFor(() => expect(tab.value()).toEqual(waiting));
    expect(held(tab)).toEqual(before);
  });
});
