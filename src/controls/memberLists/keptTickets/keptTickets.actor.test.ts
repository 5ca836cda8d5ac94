import { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { reservationsQuery } from '#src/api/member/memberQueries.ts';
import { client, now, reservation, show } from '../testing/draw.tsx';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createKeptTickets } from '#src/storage/keptTickets.ts';
import { provideKeptTickets } from './keptTickets.actor.ts';

const later = '2027-07-16T23:30:00Z';
const ticket = {
  uuid: 'b1',
  title: { fr: 'Impro totale', en: 'Total improv' },
  start: later,
  end: null,
  timezone: 'America/Toronto',
  venue: 'The Parkdale Velvet',
  city: 'Toronto',
  code: '0A1B2C3D4E5F',
  picture: 'data:image/png;base64,AQI=',
  isCancelled: false,
};

const open = (
  reservations: BookingItem[],
  { isOffline = false, isBroken = false, isFull = false, opened = Promise.resolve() } = {},
) => {
  const queryClient = new QueryClient();
  const storage = createFakeStorage();
  const store = createKeptTickets(() => storage);
  if (isFull)
    storage.setItem = () => {
      throw new Error('full');
    };
  const done: string[] = [];
  const member = {
    ...client,
    profile: () => Promise.resolve({ uuid: 'camille', firstname: 'Camille' }),
    reservations: () => Promise.resolve(reservations),
    admission: () => Promise.resolve(new Blob([new Uint8Array([1, 2])])),
  };
  const worker = {
    canOpenOffline: () => !isOffline,
    open: () =>
      isBroken ? Promise.reject(new Error('it broke')) : opened.then(() => void done.push('open')),
    close: () => Promise.resolve(void done.push('close')),
  };
  const machine = provideKeptTickets({ client: member, queryClient, store, worker, now: () => now });
  const actor = createActor(machine, { input: { isKept: false } }).start();
  const settled = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, queryClient, store, done, settled, key: reservationsQuery(member).queryKey };
};

const list = [
  reservation({ code: '0A1B2C3D4E5F' }),
  reservation({ uuid: 'gone', status: 'false', reserved: false }),
  reservation({ uuid: 'over', show: show('2027-06-01T23:30:00Z') }),
  reservation({ uuid: '' }),
];

test('PKT-02: the reserved shows to come are kept with their codes, and nothing else of the member', async () => {
  const { actor, store, done, settled } = open(list);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  expect([store.read(), done]).toEqual([{ member: 'camille', tickets: [ticket] }, ['open']]);
});

test('PKT-04: what is no longer reserved is marked, as soon as the server says so', async () => {
  const { actor, store, queryClient, settled, key } = open(list);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  queryClient.setQueryData(key, [reservation({ status: 'false', reserved: false })]);
  await settled('updating');
  await settled('kept');
  expect(store.read()?.tickets).toEqual([{ ...ticket, isCancelled: true }]);
});

test('PKT-04: what another member kept here before is not marked as if it were cancelled: it goes', async () => {
  const { queryClient, store, settled, key } = open(list);
  store.write({ member: 'sam', tickets: [{ ...ticket, uuid: 'of-sam' }] });
  await settled('kept');
  queryClient.setQueryData(key, list);
  await settled('updating');
  await settled('kept');
  expect(store.read()).toEqual({ member: 'camille', tickets: [ticket] });
});

test('PKT-01: a browser that opens nothing offline refuses; a page that cannot be kept is a failure', async () => {
  for (const [facts, state] of [
    [{ isOffline: true }, 'refused'],
    [{ isBroken: true }, 'failed'],
    [{ isFull: true }, 'refused'],
  ] as const) {
    const { actor, store, settled } = open(list, facts);
    actor.send({ type: 'keeping.chosen' });
    await settled(state);
    expect(store.read()).toBeNull();
  }
});

test('PKT-02: a ticket is kept with the end of its show, where that is told', async () => {
  const [start, end] = ['2027-07-01T08:00:00Z', '2027-07-01T11:30:00Z'];
  const told = show(start);
  const seats = [
    reservation({ show: told && { ...told, end } }),
    reservation({ uuid: 'over', show: show(start) }),
  ];
  const { actor, store, settled } = open(seats);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  expect(store.read()?.tickets).toEqual([{ ...ticket, code: '', start, end }]);
});

test('PKT-02: a reservation without a code is kept without one', async () => {
  const { actor, store, settled } = open([reservation()]);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  expect(store.read()?.tickets).toEqual([{ ...ticket, code: '' }]);
});

test('PKT-04: of a page that was left nothing follows the server', async () => {
  const { actor, store, queryClient, settled, key } = open(list);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  const heard = vi.spyOn(store, 'read');
  actor.stop();
  queryClient.setQueryData(key, []);
  expect([queryClient.getQueryCache().hasListeners(), heard.mock.calls]).toEqual([false, []]);
});

test('PKT-01: taken back, the tickets and the page go', async () => {
  const { actor, store, done, settled } = open(list);
  actor.send({ type: 'keeping.chosen' });
  await settled('kept');
  actor.send({ type: 'keeping.withdrawn' });
  await settled('off');
  expect([store.read(), done]).toEqual([null, ['open', 'close']]);
});

test('PKT-01: taken back before the page is kept, nothing is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { actor, store, done, settled } = open(list, { opened: promise });
  actor.send({ type: 'keeping.chosen' });
  await promisesHeard();
  actor.send({ type: 'keeping.withdrawn' });
  await settled('off');
  resolve();
  await promisesHeard();
  expect([store.read(), done]).toEqual([null, ['close', 'open']]);
});

test('PKT-02: what is over goes, and is not marked as cancelled', async () => {
  const { queryClient, store, settled, key } = open(list);
  const over = { ...ticket, uuid: 'over', start: '2027-06-01T23:30:00Z' };
  store.write({ member: 'camille', tickets: [over, { ...ticket, uuid: 'gone' }] });
  await settled('kept');
  queryClient.setQueryData(key, list);
  await settled('updating');
  await settled('kept');
  expect(store.read()?.tickets).toEqual([ticket, { ...ticket, uuid: 'gone', isCancelled: true }]);
});
