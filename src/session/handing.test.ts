import { describe, expect, test, vi } from 'vitest';
import { createFakeBrowser, type FakeBrowserTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer, type FakeMember } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const refreshPath = '/v1/login_token_refresh';
const fresh = { authenticated: { tokens: 'fresh', presence: 'active' } };

const held = ({ storage }: FakeBrowserTab): (string | null)[] =>
  ['token', 'refresh_token', 'session'].map((key) => storage.getItem(key));
const empty = [null, null, null];

const openBrowser = () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const enter = (member: FakeMember): FakeBrowserTab => {
    const tab = browser.open();
    tab.logIn(member);
    return tab;
  };
  /** Somebody presses something in a tab. */
  const press = ({ window }: FakeBrowserTab): void => {
    server.pass(second);
    window.dispatchEvent(new Event('pointerdown'));
  };
  return { server, browser, enter, press, openNew: browser.openNew };
};

const refresh = async (tab: FakeBrowserTab): Promise<void> => {
  const before = tab.storage.getItem('refresh_token');
  tab.memberSession.session.send({ type: 'refresh.asked' });
  await vi.waitFor(() => expect(tab.storage.getItem('refresh_token')).not.toBe(before));
  await vi.waitFor(() => expect(tab.value()).toEqual(fresh));
};

describe('SES-10: a new tab is handed the session of the one that opened it', () => {
  test('SES-10: it holds the same login, and the member is in at once', async () => {
    const { server, enter, openNew } = openBrowser();
    const first = enter('camille');
    server.pass(minute);
    const other = await openNew();
    expect([other.value(), held(other), server.asked]).toEqual([fresh, held(first), []]);
    expect(await other.memberSession.client.profile()).toEqual({ uuid: 'camille', firstname: 'Camille' });
  });

  test('SES-10: where nobody is logged in, nobody is in the new tab either', async () => {
    const { browser, openNew } = openBrowser();
    browser.open();
    const tab = await openNew();
    expect([tab.value(), held(tab)]).toEqual(['anonymous', empty]);
  });

  test('SES-09: both trade their tokens in turn, and no login ends', async () => {
    const { server, enter, openNew } = openBrowser();
    const first = enter('camille');
    const other = await openNew();
    for (const tab of [first, other, other, first]) {
      server.pass(2 * minute);
      await refresh(tab);
      expect(held(first)).toEqual(held(other));
    }
    expect([server.generation(), server.isRevoked(), server.countOf(refreshPath)]).toEqual([4, false, 4]);
  });

  test('SES-09: what is traded while the tabs are asked is what the new tab holds', async () => {
    const { server, enter, openNew } = openBrowser();
    const first = enter('camille');
    const traded: Promise<void>[] = [];
    const other = await openNew(() => {
      // Its answer comes before the new tab has begun.
      first.memberSession.session.send({ type: 'refresh.asked' });
      traded.push(vi.waitFor(() => expect(first.storage.getItem('refresh_token')).toBe('camille-1.1')));
    });
    await Promise.all(traded);
    await vi.waitFor(() => expect(held(other)).toEqual(held(first)));
    server.pass(minute);
    await refresh(other);
    expect([server.isRevoked(), held(first)]).toEqual([false, held(other)]);
  });

  test('SES-07: tokens that are not fresh tell no time', async () => {
    const { server, enter, openNew } = openBrowser();
    enter('camille');
    server.pass(4 * minute);
    const other = await openNew();
    expect(other.memberSession.clock.now()).toBe(server.now());
  });
});

describe('SES-10: two members in one browser', () => {
  test.each(['camille', 'sam'] as const)(
    'SES-10: the new tab is that of %s, in whose tab somebody did something last',
    async (last) => {
      const { server, enter, press, openNew } = openBrowser();
      const tabs = { camille: enter('camille'), sam: enter('sam') };
      const before = [held(tabs.camille), held(tabs.sam)];
      press(tabs[last === 'camille' ? 'sam' : 'camille']);
      press(tabs[last]);
      const tab = await openNew();
      expect(held(tab)).toEqual(held(tabs[last]));
      expect([held(tabs.camille), held(tabs.sam)]).toEqual(before);
      expect(await tab.memberSession.client.profile()).toMatchObject({ uuid: last });
      expect(server.asked).toEqual(['/v1/me/profile']);
    },
  );

  test('SES-10: of two logins of one member it is the one that was used last, and never half of each', async () => {
    const { enter, press, openNew } = openBrowser();
    const [first, other] = [enter('camille'), enter('camille')];
    press(other);
    press(first);
    expect(held(await openNew())).toEqual(held(first));
  });

  test('SES-10: a tab that is logged in, or is another’s, takes nothing that is handed', async () => {
    const { browser, enter, openNew } = openBrowser();
    const sam = enter('sam');
    const visitor = browser.open();
    const before = held(sam);
    const { heard, say } = browser.stranger();
    enter('camille');
    await openNew();
    for (const message of heard) say(message);
    expect([held(sam), held(visitor)]).toEqual([before, empty]);
  });
});

describe('SES-13: a logout', () => {
  test('SES-13: nobody hands anything any more', async () => {
    const { enter, openNew } = openBrowser();
    const first = enter('camille');
    first.memberSession.session.send({ type: 'logout.pressed' });
    const tab = await openNew();
    expect([tab.value(), held(tab)]).toEqual(['anonymous', empty]);
  });

  test('SES-13: it ends the tabs that were handed the session, too', async () => {
    const { server, enter, openNew } = openBrowser();
    const [first, sam] = [enter('camille'), enter('sam')];
    first.window.dispatchEvent(new Event('pointerdown'));
    server.pass(second);
    first.window.dispatchEvent(new Event('pointerdown'));
    const other = await openNew();
    other.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect([first.value(), other.value()]).toEqual(['anonymous', 'anonymous']));
    expect([held(first), held(other), sam.value()]).toEqual([empty, empty, fresh]);
  });

  test('SES-13: who logs out while the new tab asks is in it no more', async () => {
    const { enter, openNew } = openBrowser();
    const first = enter('camille');
    const tab = await openNew(() => first.memberSession.session.send({ type: 'logout.pressed' }));
    expect([tab.value(), held(tab)]).toEqual(['anonymous', empty]);
  });

  test('SES-13: the tab says that it was left, until somebody logs in', async () => {
    const { enter } = openBrowser();
    const tab = enter('camille');
    const isLeft = () => tab.storage.getItem('signed_out') !== null;
    const before = isLeft();
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(tab.value()).toBe('anonymous'));
    const after = isLeft();
    tab.logIn('sam');
    expect([before, after, isLeft()]).toEqual([false, true, false]);
  });
});
