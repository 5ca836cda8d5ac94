import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { keptTicketsHere } from '#src/storage/keptTickets.ts';
import { tendTickets } from './tendTickets.ts';

const tended: boolean[] = [];
vi.mock('#src/browser/ticketsWorker.ts', () => ({
  tendTicketsWorker: async (areKept: () => boolean) => void tended.push(areKept()),
}));
beforeEach(() => {
  tended.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** A browser with so many workers. */
const open = (workers: number): void => {
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => Array.from({ length: workers }) },
  });
};

test('PKT-06: without a worker nothing is fetched for it', async () => {
  open(0);
  await tendTickets();
  expect(tended).toEqual([]);
});

test('PKT-06: a browser without workers has nothing to look after', async () => {
  vi.stubGlobal('navigator', {});
  await expect(tendTickets()).resolves.toBeUndefined();
});

test('PKT-06: the worker is looked after at once, and again once the tickets are gone', async () => {
  open(2);
  keptTicketsHere.write({ member: 'camille', tickets: [] });
  await tendTickets();
  keptTicketsHere.write({ member: 'sam', tickets: [] });
  expect(tended).toEqual([true]);
  keptTicketsHere.remove();
  expect(tended).toEqual([true, false]);
});
