import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { everyMachine } from './everyMachine.ts';
import { changedActions, droppedActions } from './brokenActions.ts';
import { type Fault, faultsOf } from './brokenCharts.ts';
import { untoldFaults } from './untoldFaults.ts';
import { coverageOf } from './coverage.ts';
import { expectedMoments } from './record/expected.ts';
import { readRecord, recordFile, recordText } from './record/record.ts';
import { recordFrom } from './record/recordOf.ts';
import { differences } from './record/differences.ts';
import { type Walk, walkPath } from './walkPath.ts';
import { type TransitionPath, transitionPaths } from './transitionPaths.ts';

test('TST-01: each chart has a record, and each record its chart', () => {
  const onDisk = globSync('*/*.record.yaml', { cwd: join(import.meta.dirname, '..') });
  const wanted = everyMachine.map(({ name }) => `${name}/${name}.record.yaml`);
  expect(onDisk.toSorted()).toEqual(wanted.toSorted());
});

describe.each(everyMachine)('$name', (entry) => {
  // Made from the original chart, and their moments from its record: a broken one would agree with itself.
  const paths = transitionPaths(entry);
  const { name } = entry;
  const record = readRecord(name);
  const expected = new Map(paths.map((path) => [path, expectedMoments(record, path)]));
  const walks = new Map<TransitionPath, Promise<Walk>>();
  const walkOf = (path: TransitionPath): Promise<Walk> => {
    const walk = walks.get(path) ?? walkPath(entry, path);
    walks.set(path, walk);
    return walk;
  };

  test.each(paths)('$id: $sentence', async (path) => {
    const { moments } = await walkOf(path);
    expect(moments).toEqual(expected.get(path));
  });

  test('TST-02: the chart does what its record says, all of it and nothing else', async () => {
    const walked = await Promise.all(paths.map(async (path) => [path, await walkOf(path)] as const));
    const now = recordFrom(walked);
    expect(differences(record, now)).toEqual([]);
    expect(recordText(name, now)).toBe(readFileSync(recordFile(name), 'utf8'));
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
    const ways = faultsOf(entry.machine);
    const dropped = droppedActions(entry.machine);
    const changed = changedActions(entry.machine);

    test.each([...ways, ...dropped, ...changed])('when $name', async ({ name: fault, isMet, plant }) => {
      // On a copy of its own first: a fault that fails to plant must not count as a red walk.
      plant(entry.machine.provide({}));
      const isRed = async (path: TransitionPath): Promise<boolean> => {
        try {
          const { moments } = await walkPath(entry, path, plant);
          return !isDeepStrictEqual(moments, expected.get(path));
        } catch {
          return true;
        }
      };
      const isTold = async (): Promise<boolean> => {
        for (const path of paths) {
          // Every other walk would have the same result.
          if (isMet(await walkOf(path)) && (await isRed(path))) return true;
        }
        return false;
      };
      const told = await isTold();
      if (told) killed.add(fault);
      expect(told).toBe(!untoldFaults.has(fault));
    });

    test('TST-06: by each wrong transition, target, guard and delay, and each missing or wrong action', () => {
      const count = (faults: readonly Fault[]): string =>
        `${faults.filter(({ name: fault }) => killed.has(fault)).length}/${faults.length}`;
      process.stdout.write(
        `${name}: broken charts told: ways ${count(ways)}, missing actions ${count(dropped)}, wrong ones ${count(changed)}\n`,
      );
      const every = [...ways, ...dropped, ...changed].map(({ name: fault }) => fault);
      expect(every.filter((fault) => !killed.has(fault))).toEqual(
        every.filter((fault) => untoldFaults.has(fault)),
      );
    });
  });
});
