import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { provideCookieBanner } from './cookieBanner.actor.ts';

test('LAY-24: the banner stays hidden where it was shown before', async () => {
  const actor = createActor(provideCookieBanner(() => createFakeStorage({ cookieSeen: 'shown' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});

test('LAY-24: any other marker shows it', async () => {
  const actor = createActor(provideCookieBanner(() => createFakeStorage({ cookieSeen: 'true' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('asking');
});

test.each([
  ['LAY-25: OK', 'accepted', 'granted'],
  ['LAY-26: refusing', 'refused', 'denied'],
] as const)('%s is remembered', async (_, type, consent) => {
  const store = createFakeStorage();
  const actor = createActor(provideCookieBanner(() => store)).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  expect({ cookieSeen: store.getItem('cookieSeen'), consent: store.getItem('consent') }).toEqual({
    cookieSeen: 'shown',
    consent,
  });
});

test('LAY-25: forbidden storage asks, takes the answer and remembers it until the page is left', async () => {
  const machine = provideCookieBanner(forbiddenStorage);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'accepted' });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  const again = createActor(machine).start();
  expect((await waitFor(again, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});
