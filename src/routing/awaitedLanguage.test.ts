import { expect, test } from 'vitest';
import { createAwaitedLanguage } from './awaitedLanguage.ts';

test('RTE-21: who shows the awaited page hears of each other one, until they stop', () => {
  const awaited = createAwaitedLanguage();
  const heard: (string | null)[] = [];
  const stop = awaited.subscribe(() => heard.push(awaited.current()));
  const others: (string | null)[] = [];
  awaited.subscribe(() => others.push(awaited.current()));
  awaited.set('/en/calendar');
  awaited.set(null);
  stop();
  awaited.set('/en/shows');
  expect([heard, others]).toEqual([
    ['/en/calendar', null],
    ['/en/calendar', null, '/en/shows'],
  ]);
});
