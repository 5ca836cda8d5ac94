import { expect, test } from 'vitest';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { keptConsent } from './consent.ts';

test.each([
  ['who was never asked has not', {}, [false, false]],
  ['who saw the notice alone has not', { cookieSeen: 'shown' }, [true, false]],
  ['who refused has not', { cookieSeen: 'shown', consent: 'denied' }, [true, false]],
  ['nor an answer to no question', { consent: 'granted' }, [false, false]],
  ['nor any other answer', { cookieSeen: 'shown', consent: 'yes' }, [true, false]],
  ['who accepted has', { cookieSeen: 'shown', consent: 'granted' }, [true, true]],
])('LAY-26: only a word of the visitor is a consent: %s', (_, entries, [wasAsked, isGranted]) => {
  const consent = keptConsent(() => createFakeStorage(entries));
  expect([consent.wasAsked(), consent.isGranted()]).toEqual([wasAsked, isGranted]);
});

test('LAY-26: nor is there one where the storage is forbidden', () => {
  const consent = keptConsent(forbiddenStorage);
  expect([consent.wasAsked(), consent.isGranted()]).toEqual([false, false]);
});

test('LAY-26: the latest word counts, whether given or withdrawn', () => {
  const storage = createFakeStorage();
  const consent = keptConsent(() => storage);
  const seen = (['denied', 'granted', 'denied'] as const).map((word) => {
    consent.keep(word);
    return [consent.wasAsked(), consent.isGranted()];
  });
  expect(seen).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
});
