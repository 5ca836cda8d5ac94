import { expect, test } from 'vitest';
import { everyWalk, fewerWalks } from './everyCounterpart.ts';
import { walksAskedFor } from './walkOrder.ts';

const every = everyWalk().map(({ path }) => path.id);
const few = fewerWalks(everyWalk()).map(({ path }) => path.id);
const asked = (order: { only?: string[]; isAll?: boolean }): string[] =>
  walksAskedFor({ only: [], isAll: false, lang: null, ...order }).map(({ walkable }) => walkable.path.id);
const ofLogin = (ids: readonly string[]): string[] => ids.filter((id) => id.startsWith('login/'));

test('QA: unless told otherwise, what only repeats is left out', () => {
  expect(asked({})).toEqual(few);
  expect(asked({ only: ['login'] })).toEqual(ofLogin(few));
});

test('QA: all is all, of a machine too', () => {
  expect(asked({ isAll: true })).toEqual(every);
  expect(asked({ only: ['login'], isAll: true })).toEqual(ofLogin(every));
  expect(every.length).toBeGreaterThan(few.length);
});

test('QA: a path that is told by its own name is walked, though others cover it', () => {
  const covered = every.filter((id) => !few.includes(id)).slice(0, 1);
  expect(covered).toHaveLength(1);
  expect(asked({ only: covered })).toEqual(covered);
});

test('QA: a path keeps its language whichever others are walked', () => {
  const [first] = walksAskedFor({ only: ['login/2'], isAll: false, lang: null });
  const again = walksAskedFor({ only: [], isAll: true, lang: null }).find(
    ({ walkable }) => walkable.path.id === 'login/2',
  );
  expect(first?.lang).toBe(again?.lang);
  expect(walksAskedFor({ only: ['login/2'], isAll: false, lang: 'en' }).map(({ lang }) => lang)).toEqual([
    'en',
  ]);
});

test('CAL-22: a path that includes English shows is walked in French, whichever language is asked for', () => {
  const asked = walksAskedFor({ only: [], isAll: true, lang: 'en' });
  const french = asked.filter(({ walkable }) =>
    walkable.path.steps.some(({ facts }) => facts['english'] === 'true'),
  );
  expect(new Set(french.map(({ lang }) => lang))).toEqual(new Set(['fr']));
  expect(asked.filter(({ lang }) => lang === 'fr')).toEqual(french);
});
