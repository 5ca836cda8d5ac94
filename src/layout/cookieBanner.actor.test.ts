import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideCookieBanner } from './cookieBanner.actor.ts';

const storeOf = (entries: Record<string, string>) => {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('LAY-24: the banner stays hidden where it was shown before', async () => {
  const actor = createActor(provideCookieBanner(() => storeOf({ cookieSeen: 'shown' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});

test('LAY-24: any other marker shows it', async () => {
  const actor = createActor(provideCookieBanner(() => storeOf({ cookieSeen: 'true' }))).start();
  expect((await waitFor(actor, (snapshot) => !snapshot.matches('recalling'))).value).toBe('asking');
});

test.each([
  ['LAY-25: OK', 'accepted', 'granted'],
  ['LAY-26: refusing', 'refused', 'denied'],
] as const)('%s is remembered', async (_, type, consent) => {
  const store = storeOf({});
  const actor = createActor(provideCookieBanner(() => store)).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  expect(Object.fromEntries(store.values)).toEqual({ cookieSeen: 'shown', consent });
});

test('LAY-25: forbidden storage asks, takes the answer and remembers it until the page is left', async () => {
  const machine = provideCookieBanner(forbidden);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'accepted' });
  await waitFor(actor, (snapshot) => snapshot.matches('fading'));
  actor.stop();
  const again = createActor(machine).start();
  expect((await waitFor(again, (snapshot) => !snapshot.matches('recalling'))).value).toBe('closed');
});
