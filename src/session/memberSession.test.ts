import { afterEach, describe, expect, test, vi } from 'vitest';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import { createFakeHub, createFakeLocks, createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer, type FakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const day = 86_400_000;
const minute = 60_000;
const refreshPath = '/v1/login_token_refresh';
const fresh = { authenticated: { tokens: 'fresh', presence: 'active' } };
const intent = { kind: 'reserve', programmation: '1042', key: 'key-1' } as const;

const openMember = (options: Partial<Parameters<typeof openFakeTab>[0]> = {}) => {
  const server = options.server ?? createFakeMemberServer(noon);
  const storage = createFakeStorage();
  const shared = createFakeStorage();
  const given = { storage: () => storage, shared: () => shared, ...options, server };
  const tab = openFakeTab(given);
  tab.logIn();
  return { ...tab, server, storage, shared, reopen: () => openFakeTab(given) };
};

/** A server that waits for the test before its next answer. */
const hold = (server: FakeMemberServer) => {
  let release: (response: Response) => void = () => {};
  server.instead.push(
    () =>
      new Promise<Response>((resolve) => {
        release = resolve;
      }),
  );
  return (status: number, body: object) => release(new Response(JSON.stringify(body), { status }));
};

afterEach(() => vi.restoreAllMocks());

describe('calls and tokens', () => {
  test('SES-10: twenty calls that come back unauthorised ask for new tokens once', async () => {
    const { server, memberSession } = openMember();
    server.pass(10 * minute);
    const profiles = await Promise.all(Array.from({ length: 20 }, () => memberSession.client.profile()));
    expect([profiles.length, server.countOf(refreshPath)]).toEqual([20, 1]);
  });

  test('SES-14: a token that the server rejects is replaced, and the call made again', async () => {
    const { server, memberSession } = openMember();
    server.instead.push(() => Promise.resolve(new Response('{}', { status: 401 })));
    expect([await memberSession.client.profile(), server.asked]).toEqual([
      { uuid: 'camille', firstname: 'Camille' },
      ['/v1/me/profile', refreshPath, '/v1/me/profile'],
    ]);
  });

  test.each([day, -day])(
    'a device %d ms off is neither logged out nor asks in circles',
    async (deviceAhead) => {
      const { server, memberSession, value, reopen } = openMember({ deviceAhead });
      await memberSession.client.profile();
      server.pass(10 * minute);
      await memberSession.client.profile();
      expect([value(), server.countOf(refreshPath)]).toEqual([fresh, 1]);
      expect([reopen().value(), Math.abs(memberSession.clock.now() - server.now()) < 1_000]).toEqual([
        fresh,
        true,
      ]);
    },
  );

  test('SES-11: a server that is down keeps the member in, and the call says so', async () => {
    const { server, memberSession, value, left } = openMember();
    server.pass(10 * minute);
    server.instead.push(() => Promise.resolve(new Response('{}', { status: 503 })));
    await expect(memberSession.client.profile()).rejects.toThrow('Member: unavailable');
    expect([value(), left]).toEqual([{ authenticated: { tokens: 'waiting', presence: 'active' } }, []]);
  });

  test('SES-13: a logout leaves no attempt to log in', async () => {
    const { memberSession, storage, value } = openMember();
    storage.setItem('pending_login', '{}');
    memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(value()).toBe('anonymous'));
    expect(storage.getItem('pending_login')).toBeNull();
  });

  test('SES-04: a pending token is no session', () => {
    const storage = createFakeStorage({ pending_login: JSON.stringify({ token: 'a.b.c' }) });
    const tab = openFakeTab({
      server: createFakeMemberServer(noon),
      storage: () => storage,
      shared: createFakeStorage,
    });
    expect([tab.value(), storage.getItem('token'), storage.getItem('pending_login') !== null]).toEqual([
      'anonymous',
      null,
      true,
    ]);
  });

  test('SES-11: a session that the server has ended is over', async () => {
    const { server, memberSession, value, left, storage } = openMember();
    server.revoke();
    await expect(memberSession.client.profile()).rejects.toThrow('Member: unauthorised');
    expect([value(), left, storage.getItem('refresh_token')]).toEqual(['anonymous', ['expired'], null]);
  });

  test.each([
    [403, 'csrf', 'For developers', ''],
    [400, 'x', 'Call us.', 'Call us.'],
    [401, 'x', 'Call us.', 'Call us.'],
    [403, 'blocked', 'This account is closed.', 'This account is closed.'],
    [404, 'x', 'Call us.', 'Call us.'],
    [409, 'x', 'Call us.', 'Call us.'],
    [410, 'x', 'Call us.', 'Call us.'],
    [422, 'x', 'Call us.', 'Call us.'],
  ])('SES-11: a %d "%s" ends it; of "%s" the member is told %j', async (status, code, message, words) => {
    const { server, memberSession, value, left, storage } = openMember();
    server.instead.push(() =>
      Promise.resolve(new Response(JSON.stringify({ error: { code, message } }), { status })),
    );
    memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect(value()).toBe('anonymous'));
    expect([left, storage.getItem('refresh_token')]).toEqual([['expired'], null]);
    expect(memberSession.session.getSnapshot().context.words).toBe(words);
  });

  test('SES-13: a logout during a refresh wins: what comes back is thrown away', async () => {
    const { server, memberSession, value, storage } = openMember();
    const answer = hold(server);
    memberSession.session.send({ type: 'refresh.asked' });
    await promisesHeard();
    memberSession.session.send({ type: 'logout.pressed' });
    answer(200, server.logIn());
    await vi.waitFor(() => expect(value()).toBe('anonymous'));
    await promisesHeard();
    expect([storage.getItem('token'), storage.getItem('refresh_token')]).toEqual([null, null]);
  });
});

describe('SES-10: two tabs of one login', () => {
  const openTwo = (hub = createFakeHub(), meanwhile = () => {}) => {
    const [server, shared] = [createFakeMemberServer(noon), createFakeStorage()];
    const around = { server, shared: () => shared, locks: createFakeLocks(), meanwhile };
    const first = openMember({ ...around, channel: hub() });
    // A duplicated tab begins with a copy of the storage.
    const copy = createFakeStorage({ ...first.storage });
    for (const key of ['token', 'refresh_token', 'session'])
      copy.setItem(key, first.storage.getItem(key) ?? '');
    const second = { ...openFakeTab({ ...around, storage: () => copy, channel: hub() }), storage: copy };
    return { server, first, second };
  };

  test('SES-10: the tokens of one are those of the other', async () => {
    const { server, first, second } = openTwo();
    first.memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect(first.value()).toEqual(fresh));
    expect([second.storage.getItem('refresh_token'), server.generation()]).toEqual(['camille-1.1', 1]);
    await second.memberSession.client.profile();
    expect(server.countOf(refreshPath)).toBe(1);
  });

  test('SES-10: both at once ask once', async () => {
    const { server, first, second } = openTwo();
    server.pass(6 * minute);
    await Promise.all([first.memberSession.client.profile(), second.memberSession.client.profile()]);
    expect([server.countOf(refreshPath), first.value(), second.value(), server.isRevoked()]).toEqual([
      1,
      fresh,
      fresh,
      false,
    ]);
  });

  test('SES-10: tokens that come after the lock is free are waited for', async () => {
    const late: (() => void)[] = [];
    const { server, first, second } = openTwo(
      createFakeHub((message) => late.push(message)),
      () => late.splice(0).forEach((message) => message()),
    );
    server.pass(2 * minute);
    first.memberSession.session.send({ type: 'refresh.asked' });
    second.memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect([first.value(), second.value()]).toEqual([fresh, fresh]));
    expect([server.countOf(refreshPath), second.storage.getItem('refresh_token')]).toEqual([
      1,
      'camille-1.1',
    ]);
  });

  test('SES-10: a tab that slept through refreshes asks the others before it presents what it has', async () => {
    const { server, first, second } = openTwo();
    const slept = new Map(
      ['token', 'refresh_token', 'session'].map((key) => [key, second.storage.getItem(key)]),
    );
    for (let round = 0; round < 2; round += 1) {
      server.pass(2 * minute);
      first.memberSession.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(server.generation()).toBe(round + 1));
      await promisesHeard();
    }
    for (const [key, value] of slept) second.storage.setItem(key, value ?? '');
    server.pass(3 * minute);
    expect(await second.memberSession.client.profile()).toEqual({ uuid: 'camille', firstname: 'Camille' });
    expect([second.storage.getItem('refresh_token'), server.isRevoked()]).toEqual(['camille-1.2', false]);
  });

  test('SES-10: control: without other tabs an old token ends the session', async () => {
    const { server, memberSession, storage } = openMember();
    const old = storage.getItem('refresh_token') ?? '';
    for (let round = 0; round < 2; round += 1) {
      server.pass(2 * minute);
      memberSession.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(server.generation()).toBe(round + 1));
      await promisesHeard();
    }
    storage.setItem('refresh_token', old);
    memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect(server.isRevoked()).toBe(true));
  });

  test('SES-10: a refusal after another tab has brought new tokens is no logout', async () => {
    const { server, first, second } = openTwo();
    const refuse = hold(server);
    second.memberSession.session.send({ type: 'refresh.asked' });
    await promisesHeard();
    // Without the lock, as after a hanging tab.
    const pair = { ...server.logIn() };
    second.storage.setItem('token', pair.token);
    second.storage.setItem('refresh_token', 'camille-1.9');
    refuse(401, { error: { code: 'unauthorised', message: '' } });
    await vi.waitFor(() => expect(second.value()).toEqual(fresh));
    expect([second.storage.getItem('refresh_token'), second.left, first.value()]).toEqual([
      'camille-1.9',
      [],
      fresh,
    ]);
  });

  test('SES-13: a logout in one is a logout in the other, which tells no server', async () => {
    const { server, first, second } = openTwo();
    first.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(first.value()).toBe('anonymous'));
    expect([second.value(), second.left, first.left, server.countOf('/v1/login_session_logout')]).toEqual([
      'anonymous',
      ['elsewhere'],
      ['asked'],
      1,
    ]);
    expect(second.storage.getItem('refresh_token')).toBeNull();
  });

  test('SES-12: activity in one keeps the other in', () => {
    const { server, first, second } = openTwo();
    server.pass(20 * minute);
    first.window.dispatchEvent(new Event('pointerdown'));
    server.pass(20 * minute);
    second.document.dispatchEvent(new Event('visibilitychange'));
    expect(
      second.memberSession.session.getSnapshot().matches({ authenticated: { presence: 'active' } }),
    ).toBe(true);
  });

  test('SES-10: what others write on the channel is not believed', () => {
    const hub = createFakeHub();
    const stranger = hub();
    const { value, storage } = openMember({ channel: hub() });
    const before = storage.getItem('token');
    const record = JSON.parse(storage.getItem('session') ?? '');
    for (const message of [
      null,
      'signedOut',
      { type: 'signedOut' },
      { type: 'signedOut', memberId: 'camille' },
      { type: 'signedOut', memberId: 'sam', family: 'camille-1' },
      { type: 'rotated', pair: { token: 'gibberish', refresh_token: 'theirs' }, record },
      { type: 'rotated', pair: { token: before, refresh_token: 'theirs' }, record },
      { type: 'rotated', pair: { token: before, refresh_token: 'theirs' } },
    ])
      stranger.postMessage(message);
    expect([value(), storage.getItem('token'), storage.getItem('refresh_token')]).toEqual([
      fresh,
      before,
      'camille-1.0',
    ]);
  });
});

describe('leaving', () => {
  test('SES-12: a browser that has forgotten the last activity counts from now on', () => {
    const { server, shared, reopen } = openMember();
    shared.clear();
    const { document, memberSession } = reopen();
    server.pass(29 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(memberSession.session.getSnapshot().matches({ authenticated: { presence: 'warning' } })).toBe(
      true,
    );
  });

  test('SES-13: the tab forgets first and tells the server then', async () => {
    const { server, memberSession, value, storage, cookies, queryClient } = openMember();
    await queryClient.fetchQuery(profileQuery(memberSession.client));
    expect(cookies.valuesOf('config-cmv')).toEqual(['camille']);
    const answer = hold(server);
    memberSession.session.send({ type: 'logout.pressed' });
    await promisesHeard();
    const marker = cookies.valuesOf('config-cmv');
    expect([value(), storage.getItem('token'), marker, queryClient.getQueryCache().getAll()]).toEqual([
      'signingOut',
      null,
      [],
      [],
    ]);
    answer(500, {});
    await vi.waitFor(() => expect(value()).toBe('anonymous'));
  });

  test('SES-13: a tab whose token is gone has no session to end at the server', async () => {
    const { server, memberSession, value, storage } = openMember();
    storage.removeItem('token');
    memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(value()).toBe('anonymous'));
    expect(server.countOf('/v1/login_session_logout')).toBe(0);
  });

  test('SES-13: who does not come back to what was interrupted leaves no cookie', async () => {
    const { server, memberSession, cookies } = openMember();
    await memberSession.client.profile();
    memberSession.session.send({ type: 'action.began', intent, isGuarded: false });
    server.revoke();
    await expect(memberSession.client.profile()).rejects.toThrow('Member: unauthorised');
    expect(cookies.valuesOf('config-cmv')).toEqual(['camille']);
    memberSession.session.send({ type: 'login.dismissed' });
    expect(cookies.valuesOf('config-cmv')).toEqual([]);
  });

  test('PRO-01: a profile that comes after the logout sets no cookie', async () => {
    const { server, memberSession, cookies } = openMember();
    const answer = hold(server);
    const asking = memberSession.client.profile();
    await promisesHeard();
    memberSession.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    answer(200, { data: { uuid: 'camille', firstname: 'Camille' } });
    await asking;
    expect(cookies.all()).toEqual([]);
  });

  test('ENV-05: the first call that changes something repeats a cookie that the tab makes', async () => {
    const { server, memberSession, cookies } = openMember();
    await memberSession.client.refresh('camille-1.0');
    const repeated = server.headers.map((headers) => headers.get('x-xsrf-token'));
    expect(repeated).toEqual(cookies.valuesOf('XSRF-TOKEN'));
    expect(repeated[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('SES-12: a tab that is opened again after half an hour is logged out', async () => {
    const { server, reopen, storage } = openMember();
    server.pass(30 * minute);
    const again = reopen();
    await vi.waitFor(() => expect(again.value()).toBe('anonymous'));
    expect([again.left, storage.getItem('refresh_token')]).toEqual([['inactive'], null]);
  });

  test('SES-12: control: after 20 min it goes on, with new tokens', async () => {
    const { server, reopen } = openMember();
    server.pass(20 * minute);
    const again = reopen();
    await vi.waitFor(() => expect(again.value()).toEqual(fresh));
    expect([again.left, server.countOf(refreshPath)]).toEqual([[], 1]);
  });

  test('SES-12: a login begins the half hour anew', async () => {
    const { server, memberSession, logIn, document, value } = openMember();
    memberSession.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    server.pass(day);
    logIn();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(value()).toEqual(fresh);
  });
});

describe('SES-32: what waits for a login', () => {
  const interrupt = async (isGuarded: boolean) => {
    const tab = openMember();
    tab.memberSession.session.send({ type: 'action.began', intent, isGuarded });
    tab.server.revoke();
    await expect(tab.memberSession.client.profile()).rejects.toThrow('Member: unauthorised');
    return tab;
  };

  test('SES-32: it is kept in the tab with its member, for ten minutes', async () => {
    const { storage, value, server } = await interrupt(false);
    expect(value()).toEqual({ interrupted: 'inDialog' });
    expect(JSON.parse(storage.getItem('parked_intent') ?? '')).toEqual({
      intent,
      memberId: 'camille',
      until: server.now() + 10 * minute,
    });
  });

  test('SES-32: after a reload the login gives it to the control that takes it, once', async () => {
    const { reopen, server, storage } = await interrupt(true);
    server.pass(9 * minute);
    const again = reopen();
    expect(again.value()).toEqual({ interrupted: 'elsewhere' });
    again.logIn();
    expect(storage.getItem('parked_intent')).toBeNull();
    const { memberSession } = again;
    expect([
      again.pendingIntent(),
      memberSession.takeIntent('like', '1042'),
      memberSession.takeIntent('reserve', '7'),
      memberSession.takeIntent('reserve', '1042'),
      memberSession.takeIntent('reserve', '1042'),
    ]).toEqual([intent, null, null, intent, null]);
  });

  test('SES-32: after ten minutes nothing waits any more', async () => {
    const { reopen, server } = await interrupt(true);
    server.pass(10 * minute);
    expect(reopen().value()).toBe('anonymous');
  });

  test('SES-32: another member finds nothing of the one before', async () => {
    const { pendingIntent, queryClient, value, logIn } = await interrupt(false);
    queryClient.setQueryData(['member', 'credits'], { creditLeft: 3 });
    logIn('sam');
    expect([value(), pendingIntent(), queryClient.getQueryCache().getAll()]).toEqual([fresh, null, []]);
  });
});
