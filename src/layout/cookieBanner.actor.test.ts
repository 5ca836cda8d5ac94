import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { keptConsent } from '#src/storage/consent.ts';
import { provideCookieBanner } from './cookieBanner.actor.ts';

const bannerOn = (storage: () => Storage, told: string[] = []) =>
  provideCookieBanner(keptConsent(storage), (consent) => told.push(consent));

test('LAY-24: the banner stays hidden where it was shown before', async () => {
  const actor = createActor(bannerOn(() => createFakeStorage({ cookieSeen: 'shown' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});

test('LAY-24: any other marker shows it', async () => {
  const actor = createActor(bannerOn(() => createFakeStorage({ cookieSeen: 'true' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('asking');
});

test.each([
  ['LAY-25: OK', 'cookies.accepted', 'granted'],
  ['LAY-26: refusing', 'cookies.refused', 'denied'],
] as const)('%s is remembered', async (_, type, consent) => {
  const store = createFakeStorage();
  const told: string[] = [];
  const actor = createActor(bannerOn(() => store, told)).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  expect({ cookieSeen: store.getItem('cookieSeen'), consent: store.getItem('consent') }).toEqual({
    cookieSeen: 'shown',
    consent,
  });
  expect(told).toEqual([consent]);
});

test('ANA-01: an answer is kept before anything acts upon it, so that whatever it wakes reads the new one', async () => {
  const store = createFakeStorage();
  const read: (string | null)[] = [];
  const kept = keptConsent(() => store);
  const banner = provideCookieBanner(kept, () => read.push(store.getItem('consent')));
  const actor = createActor(banner).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'cookies.accepted' });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  expect(read).toEqual(['granted']);
});

test('LAY-26: who was asked before thinks otherwise, and it is kept and told', async () => {
  const store = createFakeStorage({ cookieSeen: 'shown', consent: 'granted' });
  const told: string[] = [];
  const actor = createActor(bannerOn(() => store, told)).start();
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  // The same answer again is none.
  for (const type of [
    'cookies.accepted',
    'cookies.refused',
    'cookies.refused',
    'cookies.accepted',
  ] as const) {
    actor.send({ type });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  }
  expect([told, store.getItem('consent')]).toEqual([['denied', 'granted'], 'granted']);
});

test('LAY-25: forbidden storage asks, takes the answer and remembers it until the page is left', async () => {
  const machine = bannerOn(forbiddenStorage);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'cookies.accepted' });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  const again = createActor(machine).start();
  expect((await waitFor(again, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});
