import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchedCode } from './fetchedCode.ts';

const part = () => 'drawn';
const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.unmount();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

/** An optional part in a tab, whose code does not come so many times. */
const shown = (failures: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError('Failed to fetch dynamically imported module: /assets/Part.js');
    return part;
  });
  const client = new QueryClient();
  clients.push(client);
  client.mount();
  const observer = new QueryObserver(client, fetchedCode('part', load));
  observer.subscribe(() => {});
  return { load, observer, now: () => observer.getCurrentResult() };
};

const networkReturns = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

test('LDR-11: an optional part that does not come is not there, and nobody is told but who shows it', async () => {
  const { now, load } = shown(1);
  await vi.waitFor(() => expect(now().isError).toBe(true));
  expect([now().data, load.mock.calls.length]).toEqual([undefined, 1]);
});

test.each([
  ['the network is back', networkReturns],
  ['the page is seen again', () => focusManager.setFocused(true)],
])('LDR-11: it is fetched again when %s, until it is there, and never after that', async (_, happens) => {
  const { now, load } = shown(2);
  await vi.waitFor(() => expect(now().isError).toBe(true));
  const again = async () => {
    focusManager.setFocused(false);
    happens();
    await vi.waitFor(() => expect(now().isFetching).toBe(false));
  };
  await again();
  expect([now().data, load.mock.calls.length]).toEqual([undefined, 2]);
  await again();
  expect([now().data, load.mock.calls.length]).toEqual([part, 3]);
  await again();
  expect(load.mock.calls.length).toBe(3);
});

test('LDR-11: offline it is asked for all the same: what the browser has kept it has', async () => {
  onlineManager.setOnline(false);
  const { now } = shown(0);
  await vi.waitFor(() => expect(now().data).toBe(part));
});

test('LDR-11: it is known by its name, and stays; no page carries it', () => {
  const { queryKey, gcTime, staleTime, meta } = fetchedCode('part', async () => part);
  expect({ queryKey, gcTime, staleTime, meta }).toEqual({
    queryKey: ['part'],
    gcTime: Infinity,
    staleTime: Infinity,
    meta: { dehydrate: false },
  });
});
