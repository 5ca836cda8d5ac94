import { describe, expect, test } from 'vitest';
import { coverageOf } from '#machines/testing/coverage.ts';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { walkPath } from '#machines/testing/walkPath.ts';
import { everyWalk, fewerWalks } from './everyCounterpart.ts';
import { smokeWalks } from './smokeWalks.ts';
import { mostTelling, newsInTurn, withoutRepetition } from './walkSelection.ts';

const every = everyWalk();
const few = fewerWalks(every);
const pathsOf = (walks: typeof every, name: string): TransitionPath[] =>
  walks.flatMap(({ path }) => (path.id.startsWith(`${name}/`) ? [path] : []));

const placesOn = (paths: readonly TransitionPath[]): Set<string> =>
  new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps].map(({ value, facts }) => JSON.stringify([value, facts])),
    ),
  );

describe.each(everyMachine)('$name', (entry) => {
  const paths = pathsOf(few, entry.name);

  test('QA: a browser comes into every state and takes every transition', async () => {
    const walks = await Promise.all(paths.map((path) => walkPath(entry, path)));
    const { states, transitions } = coverageOf(entry, walks);
    expect([states.missing, transitions.missing]).toEqual([[], []]);
  });

  test('QA: a browser stands in every place that the chart tells apart', () => {
    expect(placesOn(paths)).toEqual(placesOn(pathsOf(every, entry.name)));
  });

  test('control: no walk shows only what those before it have shown', () => {
    expect(withoutRepetition(paths)).toEqual(paths);
    expect(withoutRepetition([...paths, ...paths])).toEqual(paths);
  });
});

test('QA: `npm test` takes one walk of each machine', () => {
  const taken = smokeWalks(every).map(({ id }) => id.replace(/\/.*/, ''));
  expect(taken.toSorted()).toEqual(
    [...new Set(every.map(({ path }) => path.id.replace(/\/.*/, '')))].toSorted(),
  );
});

test('QA: of several walks the one with the most different transitions is taken, the first of equals', () => {
  const [first, ...others] = pathsOf(every, 'login').toSorted(
    (one, other) => one.steps.length - other.steps.length,
  );
  const longest = others.at(-1);
  if (!first || !longest) throw new Error('There are no two walks');
  expect(mostTelling([first, longest])).toBe(longest);
  expect(mostTelling([longest, first])).toBe(longest);
  expect(mostTelling([first, { ...first }])).toBe(first);
  expect(mostTelling([])).toBeNull();
});

const reservations = pathsOf(every, 'reservation');
const newsOf = (paths: readonly TransitionPath[]): Set<unknown> =>
  new Set(
    paths.flatMap(({ steps }) => {
      const last = steps.at(-1);
      return last?.cause.kind === 'sent' && last.cause.event.type === 'facts.changed' ? [last.says] : [];
    }),
  );

test('QA: all news are told, each place hears some, and nothing else is left out', () => {
  const told = newsInTurn(reservations, 'facts.changed');
  expect(newsOf(told)).toEqual(newsOf(reservations));
  const before = (paths: readonly TransitionPath[]) =>
    placesOn(paths.map((path) => ({ ...path, steps: path.steps.slice(0, -1) })));
  expect(before(told)).toEqual(before(reservations));
  const leftOut = reservations.filter((path) => !told.includes(path));
  expect(leftOut.length).toBeGreaterThan(0);
  expect(newsOf(leftOut).size).toBe(newsOf(reservations).size);
  expect(leftOut.every((path) => newsOf([path]).size === 1)).toBe(true);
});
