import { describe, expect, test } from 'vitest';
import { createServerClock } from './serverClock.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { readClaims } from './claims.ts';
import { createTokenStore } from './tokens.ts';
import { createFakeStorage, forbiddenStorage } from './testing/fakeBrowser.ts';
import { accessToken } from './testing/fakeMemberServer.ts';

const day = 86_400_000;
const noon = Date.parse('2027-06-15T12:00:00Z');
const iat = noon / 1000;
const pair = { token: accessToken({ iat, exp: iat + 300 }), refresh_token: 'refresh-0' };
const owner = { memberId: 'camille', family: 'family', generation: 0 };

const open = (entries: Record<string, string> = {}, deviceAhead = 0) => {
  const storage = createFakeStorage(entries);
  const safe = createSafeStorage(() => storage);
  let now = noon;
  const clock = createServerClock(() => now + deviceAhead, 0, safe);
  return {
    storage,
    clock,
    store: createTokenStore(safe, clock),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('the tokens of a tab', () => {
  test('SES-05: they are kept in the tab’s storage', () => {
    const { store, storage } = open();
    store.save(pair, owner);
    expect([storage.getItem('token'), storage.getItem('refresh_token'), store.owner()]).toEqual([
      pair.token,
      'refresh-0',
      owner,
    ]);
  });

  test('SES-07: a token is good for 60 s more than it says, and not a millisecond longer', () => {
    const { store, pass, storage } = open();
    store.save(pair, owner);
    pass(360_000 - 1);
    expect([store.expiresIn(), store.access()]).toEqual([-59_999, pair.token]);
    pass(1);
    expect([store.expiresIn(), store.access(), storage.getItem('token')]).toEqual([-60_000, null, null]);
  });

  test('SES-07: without a refresh token, a token is somebody’s as long as it is good', () => {
    const { store, storage, pass } = open();
    store.save(pair, owner);
    storage.removeItem('refresh_token');
    pass(360_000 - 1);
    expect(store.owner()).toEqual(owner);
    pass(1);
    expect(store.owner()).toBeNull();
  });

  test('SES-07: with one, the tokens are somebody’s long after', () => {
    const { store, pass } = open();
    store.save(pair, owner);
    pass(day);
    expect([store.owner(), store.access(), store.owner()]).toEqual([owner, null, owner]);
  });

  test('SES-07: without tokens there is no owner, no record and no time left', () => {
    const { store } = open();
    expect([store.owner(), store.record(), store.expiresIn(), store.lifetime()]).toEqual([null, null, 0, 0]);
  });

  test('HST-41: what says neither its end nor its owner has none, without a record of them', () => {
    const { store } = open({ token: 'e30.e30.x', refresh_token: 'r', session: 'gibberish' });
    expect([store.owner(), store.record(), store.expiresIn()]).toEqual([null, null, 0]);
    expect([readClaims('e30.e30.x'), readClaims('gibberish')]).toEqual([
      { expiresAt: null, own: null },
      null,
    ]);
  });

  test('SES-06: a token that has expired is gone once it is read; the refresh token stays', () => {
    const { store, storage } = open({
      token: accessToken({ iat: iat - 900, exp: iat - 600 }),
      refresh_token: 'r',
    });
    expect([store.access(), storage.getItem('token'), store.refresh(), store.owner()]).toEqual([
      null,
      null,
      'r',
      owner,
    ]);
  });

  test('SES-07: a token that cannot be read has expired', () => {
    const { store, storage } = open({ token: 'gibberish' });
    expect([store.owner(), storage.getItem('token')]).toEqual([null, null]);
  });

  test('SES-08: clearing them is being logged out', () => {
    const { store, storage } = open();
    store.save(pair, owner);
    store.clear();
    expect([store.owner(), store.access(), storage.length]).toEqual([null, null, 0]);
  });

  test('SES-11: an answer without a readable token begins no session', () => {
    const { store } = open();
    expect(() => store.save({ token: 'gibberish', refresh_token: 'r' }, owner)).toThrow('Member: malformed');
    expect(store.refresh()).toBeNull();
  });

  test('SES-05: where storage is forbidden the session lasts until the page is left', () => {
    const safe = createSafeStorage(forbiddenStorage);
    const store = createTokenStore(
      safe,
      createServerClock(() => noon, 0, safe),
    );
    store.save(pair, owner);
    expect([store.access(), store.owner()]).toEqual([pair.token, owner]);
    store.clear();
    expect(store.access()).toBeNull();
  });
});

describe('the device’s clock', () => {
  test.each([day, -day])('SES-07: a clock that is %d ms off changes nothing', (deviceAhead) => {
    const { store, pass } = open({}, deviceAhead);
    store.save(pair, owner);
    expect(store.access()).toBe(pair.token);
    pass(361_000);
    expect(store.access()).toBeNull();
  });

  test('SES-07: after a reload it is still known how far it is off', () => {
    const before = open({}, day);
    before.store.save(pair, owner);
    const safe = createSafeStorage(() => before.storage);
    const again = createTokenStore(
      safe,
      createServerClock(() => noon + day, 0, safe),
    );
    expect(again.access()).toBe(pair.token);
  });

  test('SES-07: control: a clock that hears nothing takes the token for expired', () => {
    const { store } = open({ token: pair.token, refresh_token: 'r' }, day);
    expect(store.access()).toBeNull();
  });

  test('SES-07: whole seconds of the server do not make the clock jump', () => {
    const { clock } = open();
    clock.heed(noon - 1_000);
    expect(clock.now()).toBe(noon);
    clock.heed(noon - 3_000);
    expect(clock.now()).toBe(noon - 2_500);
    // 1.5 s off, to the millisecond: told to the second, it is half a second more.
    clock.heed(noon - 2_500 - 500 + 1_499);
    expect(clock.now()).toBe(noon - 2_500);
    clock.heed(noon - 2_500 - 500 + 1_500);
    expect(clock.now()).toBe(noon - 1_000);
  });
});
