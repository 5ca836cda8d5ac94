import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createKeptTickets, isLongOver, type KeptTickets } from './keptTickets.ts';

const tickets: KeptTickets = {
  member: 'camille',
  tickets: [
    {
      uuid: 'b1',
      title: { fr: 'Impro', en: 'Improv' },
      start: '2027-07-16T23:30:00Z',
      end: null,
      timezone: 'America/Toronto',
      venue: 'The Parkdale Velvet',
      city: 'Toronto',
      code: '0A1B2C3D4E5F',
      picture: 'data:image/png;base64,AA==',
      isCancelled: false,
    },
  ],
};

test('PKT-02: what was kept is read until it is removed, and whoever watches hears of both', () => {
  const storage = createFakeStorage();
  const kept = createKeptTickets(() => storage);
  let changes = 0;
  const stop = kept.watch(() => (changes += 1));
  expect(kept.read()).toBeNull();
  kept.write(tickets);
  expect([kept.read(), changes]).toEqual([tickets, 1]);
  expect(kept.read()).toBe(kept.read());
  kept.remove();
  kept.remove();
  expect([kept.read(), changes]).toEqual([null, 2]);
  stop();
  kept.write(tickets);
  expect(changes).toBe(2);
});

test('PKT-03: a change in another tab is heard, one of another entry is not', () => {
  const tabs = new EventTarget();
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  onTestFinished(() => void vi.unstubAllGlobals());
  let changes = 0;
  createKeptTickets(() => createFakeStorage()).watch(() => (changes += 1));
  const heard = ['lang', 'keptTickets', 'keptTickets2'].map((key) => {
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    return changes;
  });
  expect(heard).toEqual([0, 1, 1]);
});

test('PKT-02: an entry that nobody can read is none, nor is one in a storage that is forbidden', () => {
  const storage = createFakeStorage();
  for (const text of ['{', '{}', '{"member":"camille","tickets":[{}]}']) {
    storage.setItem('keptTickets', text);
    expect(createKeptTickets(() => storage).read()).toBeNull();
  }
  const forbidden = createKeptTickets(() => {
    throw new Error('forbidden');
  });
  expect(forbidden.read()).toBeNull();
  expect(() => forbidden.write(tickets)).toThrow('forbidden');
});

test.each([
  ['2027-07-17T01:00:00Z', '2027-07-17T01:59:59Z', false],
  ['2027-07-17T01:00:00Z', '2027-07-17T02:00:00Z', true],
  [null, '2027-07-17T03:29:59Z', false],
  [null, '2027-07-17T03:30:00Z', true],
  ['soon', '2099-01-01T00:00:00Z', false],
])('PKT-02: a show that ends at %s is long over at %s: %s', (end, now, isOver) => {
  expect(isLongOver({ start: '2027-07-16T23:30:00Z', end }, Date.parse(now))).toBe(isOver);
});
