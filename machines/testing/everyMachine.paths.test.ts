import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { everyMachine } from './everyMachine.ts';
import { faultsOf } from './brokenCharts.ts';
import { coverageOf } from './coverage.ts';
import { expectedPlaces, type Walk, walkPath } from './walkPath.ts';
import { type TransitionPath, transitionPaths } from './transitionPaths.ts';

/** Broken charts that behave like the original, each with its reason. */
const equivalentFaults = new Map([
  ...['went.online', 'retry.pressed'].map(
    (event) =>
      [
        `unavailable: unavailable.probing ${event} #0 is missing`,
        'The place is the same, only asked anew: a rule in unavailable.machine.test.ts tells it',
      ] as const,
  ),
  [
    'heroCarousel: heroCarousel.moving.playing slide.chosen #0 is missing',
    'The place is the same, only its time begins anew: a rule in heroCarousel.machine.test.ts tells it',
  ],
  [
    'keptTickets: keptTickets.updating tickets.changed #0 is missing',
    'The place is the same, only asked anew: a rule in keptTickets.machine.test.ts tells it',
  ],
  [
    'videoPlayer: videoPlayer.background.running film.ended #1 is missing',
    'The place is the same, only the film begins anew: a rule in videoPlayer.machine.test.ts tells it',
  ],
]);

describe.each(everyMachine)('$name', (entry) => {
  // Made from the original chart: a broken one would agree with itself.
  const paths = transitionPaths(entry);
  const walks = new Map<TransitionPath, Promise<Walk>>();
  const walkOf = (path: TransitionPath): Promise<Walk> => {
    const walk = walks.get(path) ?? walkPath(entry, path);
    walks.set(path, walk);
    return walk;
  };

  test.each(paths)('$id: $sentence', async (path) => {
    const { places } = await walkOf(path);
    expect(places).toEqual(expectedPlaces(path));
  });

  test('every state is reached and every transition walked', async () => {
    const { states, transitions, line } = coverageOf(entry, await Promise.all(paths.map(walkOf)));
    process.stdout.write(`${line}\n`);
    expect([states.missing, transitions.missing]).toEqual([[], []]);
  });

  test('control: nothing counts as walked without walks', () => {
    const { states, transitions } = coverageOf(entry, []);
    expect([states.walked, transitions.walked]).toEqual([0, 0]);
    expect([states.missing.length, transitions.missing.length]).toEqual([states.all, transitions.all]);
  });

  test('the same paths come out every time', () => {
    expect(transitionPaths(entry).map(({ id, sentence }) => [id, sentence])).toEqual(
      paths.map(({ id, sentence }) => [id, sentence]),
    );
  });

  describe('control: the walks turn red', () => {
    const killed = new Set<string>();
    const faults = faultsOf(entry.machine);

    test.each(faults)('when $name', async ({ name, keys, plant }) => {
      // On a copy of its own first: a fault that fails to plant must not count as a red walk.
      plant(entry.machine.provide({}));
      const isRed = async (path: TransitionPath): Promise<boolean> => {
        try {
          const { places } = await walkPath(entry, path, plant);
          return !isDeepStrictEqual(places, expectedPlaces(path));
        } catch {
          return true;
        }
      };
      const isTold = async (): Promise<boolean> => {
        for (const path of paths) {
          const { transitions } = await walkOf(path);
          // Every other walk would have the same result.
          if (keys.some((key) => transitions.has(key)) && (await isRed(path))) return true;
        }
        return false;
      };
      const told = await isTold();
      if (told) killed.add(name);
      expect(told).toBe(!equivalentFaults.has(`${entry.name}: ${name}`));
    });

    test('for 95 of 100 wrong transitions, targets, guards and delays, or more', () => {
      process.stdout.write(`${entry.name}: ${killed.size} of ${faults.length} broken charts told\n`);
      expect(killed.size).toBeGreaterThanOrEqual(faults.length * 0.95);
    });
  });
});
