import { describe, expect, test } from 'vitest';
import { coverageOf } from '#machines/testing/coverage.ts';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { walkPath } from '#machines/testing/walkPath.ts';
import { everyWalk, fewerWalks } from './everyCounterpart.ts';
import { smokeWalks } from './smokeWalks.ts';
import { newsInTurn, withoutRepetition } from './walkSelection.ts';

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

  test('QA: one of its walks is taken by `npm test`, and none makes more transitions', async () => {
    const transitionsOf = async (path: TransitionPath) =>
      coverageOf(entry, [await walkPath(entry, path)]).transitions.walked;
    const all = pathsOf(every, entry.name);
    const taken = smokeWalks(every).filter((path) => all.includes(path));
    expect(taken).toHaveLength(1);
    const most = Math.max(...(await Promise.all(all.map(transitionsOf))));
    expect(await Promise.all(taken.map(transitionsOf))).toEqual([most]);
  });
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
