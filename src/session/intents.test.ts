import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from '#machines/session/session.setup.ts';
import { createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const hour = 3_600_000;
const minute = 60_000;
const fresh = { authenticated: { tokens: 'fresh', presence: 'active' } };
const reserving: Intent = { kind: 'reserve', programmation: '1042', key: 'key-1' };
const liking: Intent = { kind: 'like', programmation: '7', key: 'key-2' };

const openCamille = () => {
  const server = createFakeMemberServer(noon);
  const [storage, shared] = [createFakeStorage(), createFakeStorage()];
  /** The tab after a reload: `ahead` is how far its clock is ahead of the server's. */
  const open = (ahead = 0) =>
    openFakeTab({ server, storage: () => storage, shared: () => shared, deviceAhead: ahead });
  const tab = open();
  tab.logIn();
  const begin = (intent: Intent, isGuarded = false) =>
    tab.memberSession.session.send({ type: 'action.began', intent, isGuarded });
  /** The server has ended the session, and the next call learns it. */
  const endSession = async (family?: string): Promise<void> => {
    server.revoke(family);
    await expect(tab.memberSession.client.profile()).rejects.toThrow('Member: unauthorised');
  };
  const logOut = async (): Promise<void> => {
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(tab.value()).toBe('anonymous'));
  };
  return { ...tab, server, storage, open, begin, endSession, logOut };
};

/** Camille was interrupted and is back; the control of the act has not been drawn yet. */
const openResumed = async () => {
  const tab = openCamille();
  tab.begin(reserving, true);
  await tab.endSession();
  tab.logIn();
  expect(tab.pendingIntent()).toEqual(reserving);
  return tab;
};

// Only the test moves time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('SES-13: who logs out leaves nothing to the next member', () => {
  test('SES-13: an act that was resumed and not taken', async () => {
    const { memberSession, pendingIntent, logIn, logOut } = await openResumed();
    await logOut();
    expect(pendingIntent()).toBeNull();
    logIn('sam');
    expect([pendingIntent(), memberSession.takeIntent('reserve', '1042')]).toEqual([null, null]);
  });

  test('SES-13: the same, where another tab logs out', async () => {
    const { memberSession, pendingIntent, logIn } = await openResumed();
    memberSession.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    logIn('sam');
    expect(pendingIntent()).toBeNull();
  });

  test('SES-32: the same, where the session ends in the middle of another act and somebody else logs in', async () => {
    const { memberSession, pendingIntent, begin, endSession, logIn, value } = await openResumed();
    begin(liking);
    await endSession('camille-2');
    expect(value()).toEqual({ interrupted: 'inDialog' });
    logIn('sam');
    expect([value(), pendingIntent(), memberSession.takeIntent('reserve', '1042')]).toEqual([
      fresh,
      null,
      null,
    ]);
  });

  test('SES-32: control: where the same member logs in, it is the other act that goes on', async () => {
    const { pendingIntent, begin, endSession, logIn } = await openResumed();
    begin(liking);
    await endSession('camille-2');
    logIn('camille');
    expect(pendingIntent()).toEqual(liking);
  });

  test('SES-13: an act that was under way does not wait when the next member’s session ends', async () => {
    const { begin, endSession, logIn, logOut, storage, value, left } = openCamille();
    begin(reserving);
    await logOut();
    logIn('sam');
    await endSession('sam-2');
    expect([value(), storage.getItem('parked_intent'), left]).toEqual([
      'anonymous',
      null,
      ['asked', 'expired'],
    ]);
  });

  test('SES-32: what waits is gone from the storage once its dialog is dismissed', async () => {
    const { memberSession, begin, endSession, storage, open } = openCamille();
    begin(reserving);
    await endSession();
    expect(storage.getItem('parked_intent')).not.toBeNull();
    memberSession.session.send({ type: 'login.dismissed' });
    expect([storage.getItem('parked_intent'), open().value()]).toEqual([null, 'anonymous']);
  });

  test('SES-32: what waits since before a reload is not another member’s, and is gone then', async () => {
    const { begin, endSession, storage, open } = openCamille();
    begin(reserving, true);
    await endSession();
    const again = open();
    again.logIn('sam');
    expect([again.value(), again.pendingIntent(), storage.getItem('parked_intent')]).toEqual([
      fresh,
      null,
      null,
    ]);
  });
});

describe('SES-32: how long an act waits', () => {
  const openParked = async () => {
    const tab = openCamille();
    tab.begin(reserving, true);
    await tab.endSession();
    return tab;
  };

  test.each([
    [10 * minute - 1, { interrupted: 'elsewhere' }],
    [10 * minute, 'anonymous'],
  ])('SES-32: %d ms later the tab is loaded anew', async (ms, value) => {
    const { server, open } = await openParked();
    server.pass(ms);
    expect(open().value()).toEqual(value);
  });

  test('SES-32: a clock that is set back gives it ten minutes at most, however often the tab is loaded', async () => {
    const { server, open } = await openParked();
    const { remaining } = open(-hour).memberSession.session.getSnapshot().context;
    expect(remaining).toBe(10 * minute);
    server.pass(10 * minute - 1);
    expect(open(-hour).value()).toEqual({ interrupted: 'elsewhere' });
    server.pass(1);
    expect(open(-hour).value()).toBe('anonymous');
  });

  test('SES-32: a clock that is set on ends it', async () => {
    const { open } = await openParked();
    expect(open(hour).value()).toBe('anonymous');
  });

  test.each([0, -hour, hour])(
    'SES-32: once resumed it waits ten minutes for its control, whatever becomes of the clock: %d ms',
    async (by) => {
      const { memberSession, pendingIntent, setClock } = await openResumed();
      setClock(by);
      vi.advanceTimersByTime(10 * minute - 1);
      expect(pendingIntent()).toEqual(reserving);
      vi.advanceTimersByTime(1);
      expect([pendingIntent(), memberSession.takeIntent('reserve', '1042')]).toEqual([null, null]);
    },
  );

  test.each(['like', 'reserve', 'cancel'] as const)(
    'SES-32: to %s waits in the storage over a reload, and is its control’s alone',
    (kind) => {
      const intent = { ...reserving, kind };
      const text = JSON.stringify({ intent, memberId: 'camille', until: noon + minute });
      const storage = createFakeStorage({ parked_intent: text });
      const server = createFakeMemberServer(noon);
      const tab = openFakeTab({ server, storage: () => storage, shared: createFakeStorage });
      const take = () => tab.memberSession.takeIntent(kind, intent.programmation);
      const before = [tab.value(), take()];
      tab.logIn();
      expect([before, take(), take()]).toEqual([[{ interrupted: 'elsewhere' }, null], intent, null]);
    },
  );

  test.each([
    'gibberish',
    '{}',
    JSON.stringify({ intent: { ...reserving, kind: 'pay' }, memberId: 'camille', until: noon + minute }),
    JSON.stringify({ intent: reserving, memberId: 'camille', until: 'soon' }),
    JSON.stringify({ intent: reserving, until: noon + minute }),
  ])('SES-32: nothing waits where the storage holds %s', (text) => {
    const server = createFakeMemberServer(noon);
    const storage = createFakeStorage({ parked_intent: text });
    const tab = openFakeTab({ server, storage: () => storage, shared: createFakeStorage });
    expect(tab.value()).toBe('anonymous');
  });
});
