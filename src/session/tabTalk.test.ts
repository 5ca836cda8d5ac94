import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage.ts';
import { createActivity } from './presence.ts';
import { createServerClock } from './serverClock.ts';
import { createFakeHub, createFakeStorage } from './testing/fakeBrowser.ts';
import { accessToken, type FakeMember } from './testing/fakeMemberServer.ts';
import { createTabs } from './tabs.ts';
import { createTokenStore } from './tokens.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const iat = noon / 1000;

/** A session as tabs hand it on. */
const heldBy = (sub: FakeMember, sid: string, gen = 0) => ({
  pair: { token: accessToken({ iat, exp: iat + 300, sub, sid, gen }), refresh_token: `${sid}.${gen}` },
  record: {
    owner: { memberId: sub, family: sid, generation: gen },
    savedAt: noon,
    expiresAt: noon + 300_000,
  },
});
const entriesOf = ({ pair, record }: ReturnType<typeof heldBy>) => ({
  token: pair.token,
  refresh_token: pair.refresh_token,
  session: JSON.stringify(record),
});

/** A tab with these entries, and another script on its channel. @param meanwhile called while the tab waits */
const openTab = (entries: Record<string, string> = {}, meanwhile: () => void = () => {}) => {
  const hub = createFakeHub();
  const [channel, stranger] = [hub(), hub()];
  const memory = createFakeStorage(entries);
  const storage = createSafeStorage(() => memory);
  const clock = createServerClock(() => noon, 0, storage);
  const heard: { type: string; by?: string }[] = [];
  const waits: number[] = [];
  let profiles = 0;
  stranger.addEventListener('message', ({ data }) => heard.push(data));
  const of = (on: typeof channel | null) =>
    createTabs({
      channel: on,
      store: createTokenStore(storage, clock),
      activity: createActivity(storage, () => noon),
      wait: (ms) => {
        waits.push(ms);
        meanwhile();
        return Promise.resolve();
      },
      onProfile: () => (profiles += 1),
    });
  return {
    tabs: of(channel),
    alone: of(null),
    heard,
    waits,
    say: (message: unknown) => stranger.postMessage(message),
    refreshToken: () => memory.getItem('refresh_token'),
    lastActivity: () => memory.getItem('lastActivity'),
    profiles: () => profiles,
  };
};

describe('a new tab that seeks a session', () => {
  const camille = heldBy('camille', 'c1');
  const sam = heldBy('sam', 's1');
  type Held = typeof camille;
  const handed =
    (held: Held, lastActive = noon) =>
    (by: string) => ({
      type: 'handed',
      to: by,
      lastActive,
      ...held,
    });
  const rotated = (held: Held) => () => ({ type: 'rotated', ...held });
  const left = (memberId: string) => () => ({ type: 'signedOut', memberId, family: 'x' });

  test.each<[string, ((by: string) => unknown)[], string | null]>([
    ['nobody answers', [], null],
    ['a session is handed to it', [handed(camille)], 'c1.0'],
    ['one is handed to another tab', [() => handed(camille)('another')], null],
    ['tokens are renewed that nobody handed to it', [rotated(camille)], null],
    [
      'the handed tokens are renewed meanwhile',
      [handed(camille), rotated(heldBy('camille', 'c1', 1))],
      'c1.1',
    ],
    ['those of another login are renewed', [handed(camille), rotated(heldBy('camille', 'c2', 1))], 'c1.0'],
    [
      'of two sessions the other is renewed',
      [handed(camille, noon), handed(sam, noon - 1), rotated(heldBy('sam', 's1', 1))],
      'c1.0',
    ],
    ['of two the one used last comes last', [handed(sam, noon - 1), handed(camille, noon)], 'c1.0'],
    ['of two the one used last comes first', [handed(sam, noon), handed(camille, noon - 1)], 's1.0'],
    ['its member logs out meanwhile', [handed(camille), left('camille')], null],
    ['its member has logged out before', [left('camille'), handed(camille)], null],
    ['another member logs out', [handed(camille), left('sam')], 'c1.0'],
    ['the one used last logs out', [handed(camille, noon - 1), handed(sam, noon), left('sam')], 'c1.0'],
    [
      'a token is unreadable',
      [handed({ ...camille, pair: { token: 'gibberish', refresh_token: 'r' } })],
      null,
    ],
    [
      'somebody talks about something else',
      [() => null, () => 'handed', () => ({ type: 'handed' }), () => ({ type: 'activity' })],
      null,
    ],
    ['a profile has changed', [handed(camille), () => ({ type: 'profile', memberId: 'camille' })], 'c1.0'],
  ])('SES-10: %s', async (_, said, token) => {
    const tab = openTab({}, () => {
      const by = tab.heard[0]?.by ?? '';
      for (const message of said) tab.say(message(by));
    });
    await tab.tabs.seek();
    expect([tab.refreshToken(), tab.heard, tab.waits]).toEqual([
      token,
      [{ type: 'sought', by: expect.stringMatching(/^[\da-f]{32}$/) }],
      [200],
    ]);
  });

  test('SES-10: what is handed too late is not taken', async () => {
    const tab = openTab();
    await tab.tabs.seek();
    tab.say(handed(camille)(tab.heard[0]?.by ?? ''));
    expect(tab.refreshToken()).toBeNull();
  });

  test('SES-10: in a browser whose tabs cannot talk it waits for nobody', async () => {
    const tab = openTab();
    await tab.alone.seek();
    await openTab(entriesOf(camille)).alone.ask();
    expect([tab.waits, tab.heard, tab.refreshToken()]).toEqual([[], [], null]);
  });
});

describe('what a tab says and hears', () => {
  const camille = entriesOf(heldBy('camille', 'c1', 2));
  const rotated = { type: 'rotated', ...heldBy('camille', 'c1', 2) };
  const listen = (entries: Record<string, string> = camille) => {
    const tab = openTab(entries);
    const told: object[] = [];
    let act: (event: { type: 'activity.shared' | 'activity.asked' | 'signOut.shared' }) => void = () => {};
    const stop = tab.tabs.source.listen(
      (event) => told.push(event),
      (listener) => (act = listener),
      undefined,
    );
    return {
      ...tab,
      told,
      act: (type: Parameters<typeof act>[0]['type']) => act({ type }),
      stop: () => stop?.(),
    };
  };

  /** A message, and what the tab tells its session, says to the others and does about the profile. */
  test.each<[object, object[], object[], number]>([
    [{ type: 'activity' }, [{ type: 'activity.elsewhere', idleFor: 0 }], [], 0],
    [{ type: 'asked', family: 'c1', generation: 1 }, [], [rotated], 0],
    [{ type: 'asked', family: 'c1', generation: 2 }, [], [], 0],
    [{ type: 'asked', family: 'c2', generation: 1 }, [], [], 0],
    [{ type: 'sought', by: 'new' }, [], [{ ...rotated, type: 'handed', to: 'new', lastActive: noon }], 0],
    [{ type: 'rotated', ...heldBy('camille', 'c1', 3) }, [{ type: 'tokens.rotated' }], [], 0],
    [{ type: 'rotated', ...heldBy('camille', 'c1', 2) }, [], [], 0],
    [{ type: 'rotated', ...heldBy('camille', 'c2', 3) }, [], [], 0],
    [{ type: 'profile', memberId: 'camille' }, [], [], 1],
    [{ type: 'profile', memberId: 'sam' }, [], [], 0],
    [
      { type: 'signedOut', memberId: 'camille', family: 'c1' },
      [{ type: 'signedOut.elsewhere', isOwnLogin: true }],
      [],
      0,
    ],
    [
      { type: 'signedOut', memberId: 'camille', family: 'c2' },
      [{ type: 'signedOut.elsewhere', isOwnLogin: false }],
      [],
      0,
    ],
    [{ type: 'signedOut', memberId: 'sam', family: 'c1' }, [], [], 0],
  ])('SES-10: of %j', (message, told, said, profiles) => {
    const tab = listen();
    tab.say(message);
    expect([tab.told, tab.heard, tab.profiles()]).toEqual([told, said, profiles]);
  });

  test('SES-10: a tab of nobody answers nothing, and has nothing to say', async () => {
    const tab = listen({});
    for (const message of [
      { type: 'asked', family: 'c1', generation: 0 },
      { type: 'sought', by: 'new' },
      rotated,
      { type: 'profile', memberId: 'camille' },
      { type: 'signedOut', memberId: 'camille', family: 'c1' },
    ])
      tab.say(message);
    tab.act('signOut.shared');
    tab.tabs.shareProfile();
    tab.tabs.shareTokens();
    await tab.tabs.ask();
    expect([tab.told, tab.heard, tab.profiles(), tab.waits]).toEqual([[], [], 0, []]);
  });

  const foreign = {
    token: `${accessToken({ iat, exp: iat + 300 }).split('.')[0]}.e30.x`,
    refresh_token: 'r',
  };
  test.each<[string, Record<string, string>]>([
    ['without an access token', { refresh_token: camille.refresh_token, session: camille.session }],
    ['without a refresh token', { token: camille.token, session: camille.session }],
    ['of another host, without its record', foreign],
  ])('SES-10: half a session is handed to nobody: one %s', (_, entries) => {
    const tab = listen(entries);
    tab.say({ type: 'sought', by: 'new' });
    tab.tabs.shareTokens();
    expect(tab.heard).toEqual([]);
  });

  test('SES-12: each of its acts is told once', async () => {
    const tab = listen();
    tab.act('activity.shared');
    tab.act('activity.asked');
    tab.act('signOut.shared');
    tab.tabs.shareProfile();
    tab.tabs.shareTokens();
    await tab.tabs.ask();
    expect([tab.told, tab.heard, tab.waits]).toEqual([
      [{ type: 'activity.elsewhere', idleFor: 0 }],
      [
        { type: 'activity' },
        { type: 'signedOut', memberId: 'camille', family: 'c1' },
        { type: 'profile', memberId: 'camille' },
        rotated,
        { type: 'asked', family: 'c1', generation: 2 },
      ],
      [200],
    ]);
  });

  test('SES-12: an activity is kept for tabs that cannot talk, too', () => {
    const tab = listen();
    expect(tab.lastActivity()).toBeNull();
    tab.act('activity.shared');
    expect(tab.lastActivity()).toBe(String(noon));
  });

  test.each([
    null,
    'activity',
    { type: 'signedOut', memberId: 'camille' },
    { type: 'rotated', pair: { token: 'gibberish', refresh_token: 'theirs' }, record: rotated.record },
  ])('SES-10: %j is not believed', (message) => {
    const tab = listen();
    tab.say(message);
    expect([tab.told, tab.heard, tab.refreshToken()]).toEqual([[], [], camille.refresh_token]);
  });

  test('SES-10: in a browser whose tabs cannot talk it says nothing, and goes on', () => {
    const tab = openTab(camille);
    const stop = tab.alone.source.listen(
      () => {},
      () => {},
      undefined,
    );
    tab.alone.shareProfile();
    stop?.();
    expect(tab.heard).toEqual([]);
  });

  test('SES-10: a tab whose session has ended hears no more', () => {
    const tab = listen();
    tab.stop();
    tab.say({ type: 'activity' });
    tab.say({ type: 'sought', by: 'new' });
    expect([tab.told, tab.heard]).toEqual([[], []]);
  });
});
