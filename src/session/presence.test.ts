import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createActivity, createPresence } from './presence.ts';
import { createFakeBrowser, createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const day = 86_400_000;
const minute = 60_000;

const present = (presence: 'active' | 'warning') =>
  expect.objectContaining({ authenticated: expect.objectContaining({ presence }) });

type FakeTab = Omit<ReturnType<typeof openFakeTab>, 'cookies'>;
const look = ({ document }: FakeTab) => document.dispatchEvent(new Event('visibilitychange'));
const touch = ({ window }: FakeTab, type = 'pointerdown') => window.dispatchEvent(new Event(type));

/** Two tabs of two members: a person at the browser is active in both. */
const openTwo = () => {
  const server = createFakeMemberServer(noon);
  const browser = createFakeBrowser(server);
  const [first, second] = [browser.open(), browser.open()];
  first.logIn('camille');
  second.logIn('sam');
  return { server, browser, first, second };
};

const openWarned = () => {
  const opened = openTwo();
  opened.server.pass(29 * minute);
  look(opened.first);
  look(opened.second);
  expect([opened.first.value(), opened.second.value()]).toEqual([present('warning'), present('warning')]);
  return opened;
};

/** Tabs without a channel: they share only the storage of the browser. */
const openDeaf = () => {
  const server = createFakeMemberServer(noon);
  const shared = createFakeStorage();
  const open = () => {
    const storage = createFakeStorage();
    const tab = openFakeTab({ server, storage: () => storage, shared: () => shared });
    tab.logIn();
    return tab;
  };
  return { server, shared, open };
};

// The clock of these tests stands still by default: so do their timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('SES-12: who answers that they are there', () => {
  test('SES-12: "stay" in one tab closes the question in the other', () => {
    const { first, second } = openWarned();
    first.memberSession.session.send({ type: 'session.extended' });
    expect([first.value(), second.value()]).toEqual([present('active'), present('active')]);
  });

  test('SES-12: "stay" in one tab is the last activity of the other when it is seen again', () => {
    const { server, first, second } = openWarned();
    first.memberSession.session.send({ type: 'session.extended' });
    server.pass(29 * minute - 1);
    look(second);
    expect(second.value()).toEqual(present('active'));
    server.pass(1);
    look(second);
    expect(second.value()).toEqual(present('warning'));
  });

  test('SES-12: "stay" counts in a tab that hears nothing of others, once it is seen', () => {
    const { server, open } = openDeaf();
    const [first, second] = [open(), open()];
    server.pass(29 * minute);
    look(first);
    look(second);
    first.memberSession.session.send({ type: 'session.extended' });
    expect(second.value()).toEqual(present('warning'));
    look(second);
    expect(second.value()).toEqual(present('active'));
  });

  test.each(['pointerdown', 'keydown'])('SES-12: %s is no answer to the question', (type) => {
    const { browser, first, second } = openWarned();
    const { heard } = browser.stranger();
    touch(first, type);
    expect([first.value(), second.value(), heard]).toEqual([present('warning'), present('warning'), []]);
  });

  test('SES-12: an answer in one tab is told once, not back and forth', () => {
    const { browser, first } = openWarned();
    const { heard } = browser.stranger();
    first.memberSession.session.send({ type: 'session.extended' });
    expect(heard).toEqual([{ type: 'activity' }]);
  });
});

describe('SES-12: what counts as activity', () => {
  test.each(['pointerdown', 'keydown'])('SES-12: %s in one tab is told to the others', (type) => {
    const { server, browser, first, second } = openTwo();
    const { heard } = browser.stranger();
    server.pass(20 * minute);
    touch(first, type);
    server.pass(29 * minute - 1);
    look(second);
    expect([heard, second.value()]).toEqual([[{ type: 'activity' }], present('active')]);
  });

  test('SES-12: it is told once in ten seconds', () => {
    const { server, browser, first } = openTwo();
    const { heard } = browser.stranger();
    server.pass(9_999);
    touch(first);
    expect(heard).toEqual([]);
    server.pass(1);
    touch(first);
    touch(first);
    expect(heard).toEqual([{ type: 'activity' }]);
  });

  test('SES-12: who does something is not asked 29 min after they came', async () => {
    const { server, first } = openTwo();
    const seen: unknown[] = [];
    first.memberSession.session.subscribe((snapshot) =>
      seen.push(snapshot.matches({ authenticated: { presence: 'warning' } })),
    );
    for (const ms of [20 * minute, 9 * minute]) {
      server.pass(ms);
      await vi.advanceTimersByTimeAsync(ms);
      touch(first);
    }
    expect(new Set(seen)).toEqual(new Set([false]));
  });

  test('SES-12: what somebody does who is not logged in keeps nobody in', () => {
    const { server, browser, second } = openTwo();
    const visitor = browser.open();
    const { heard } = browser.stranger();
    server.pass(29 * minute);
    touch(visitor);
    look(second);
    expect([heard, second.value()]).toEqual([[], present('warning')]);
  });

  test('SES-12: a page that nobody sees does not ask', () => {
    const { server, first } = openTwo();
    server.pass(29 * minute);
    first.document.visibilityState = 'hidden';
    look(first);
    expect(first.value()).toEqual(present('active'));
  });

  test('SES-12: a page that comes back from the browser’s memory looks how long nobody was there', async () => {
    const { server, first } = openTwo();
    server.pass(30 * minute);
    first.window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(first.left).toEqual(['inactive']));
  });

  test('SES-11: a network that is back is asked for tokens at once', async () => {
    const { server, first } = openTwo();
    server.instead.push(() => Promise.resolve(new Response('{}', { status: 503 })));
    first.memberSession.session.send({ type: 'refresh.asked' });
    await vi.waitFor(() => expect(JSON.stringify(first.value())).toContain('waiting'));
    first.window.dispatchEvent(new Event('online'));
    // At once: waiting passes the time after which it asks by itself.
    expect(JSON.stringify(first.value())).toContain('refreshing');
    await vi.waitFor(() => expect(server.generation('camille-1')).toBe(1));
  });

  test('SES-12: a tab that heard nothing of the others looks before it asks, and that is no activity', async () => {
    const { server, open } = openDeaf();
    const [first, second] = [open(), open()];
    const wait = async (ms: number): Promise<void> => {
      server.pass(ms);
      await vi.advanceTimersByTimeAsync(ms);
    };
    await wait(20 * minute);
    touch(first);
    await wait(9 * minute);
    expect([first.value(), second.value()]).toEqual([present('active'), present('active')]);
    await wait(20 * minute);
    expect([first.value(), second.value()]).toEqual([present('warning'), present('warning')]);
    await wait(minute);
    expect([first.left, second.left]).toEqual([['inactive'], ['inactive']]);
  });
});

describe('SES-12: the device’s clock', () => {
  test('SES-12: a last activity that is still to come, by a clock that was set back, was now', () => {
    const { server, open } = openDeaf();
    const tab = open();
    tab.setClock(-day);
    look(tab);
    expect(tab.value()).toEqual(present('active'));
    server.pass(29 * minute - 1);
    look(tab);
    expect(tab.value()).toEqual(present('active'));
    server.pass(1);
    look(tab);
    expect(tab.value()).toEqual(present('warning'));
  });
});

test('SES-12: a tab says at its begin that it is seen, with what is left of its token; once its session has ended it says no more', () => {
  const told: object[] = [];
  const listened: [string, object][] = [];
  let now = noon;
  const memory = createFakeStorage({ lastActivity: String(noon - minute) });
  const activity = createActivity(
    createSafeStorage(() => memory),
    () => now,
  );
  const [window, document] = [
    new EventTarget(),
    Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  ];
  const presence = createPresence({
    store: { expiresIn: () => 120_000, lifetime: () => 300_000 },
    activity,
    document,
    window: {
      addEventListener: (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
        if (typeof options === 'object' && 'capture' in options)
          listened.push([type, { capture: options.capture, passive: options.passive }]);
        window.addEventListener(type, listener, options);
      },
    },
  });
  const stop = presence.listen(
    (event) => told.push(event),
    () => {},
    undefined,
  );
  const seen = { type: 'page.shown', expiresIn: 120_000, lifetime: 300_000, idleFor: minute };
  expect(told.splice(0)).toEqual([seen]);
  // Before any part of the page, which may keep an event to itself, and without keeping the page from scrolling.
  const early = { capture: true, passive: true };
  expect(listened).toEqual([
    ['pointerdown', early],
    ['keydown', early],
  ]);
  now += 5_000;
  window.dispatchEvent(new Event('pointerdown'));
  expect([activity.here(), told.splice(0)]).toEqual([noon + 5_000, [{ type: 'activity.seen' }]]);
  stop?.();
  for (const type of ['pointerdown', 'online', 'pageshow']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([]);
});
