import { globSync } from 'node:fs';
import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { everyMachine } from './everyMachine.ts';
import { statesOf } from './testing/chart.ts';

const chartsOnDisk = globSync('*/*.machine.ts', { cwd: import.meta.dirname });

test('every chart on disk is walked, under the name of its folder', () => {
  const listed = everyMachine.map(({ name }) => `${name}/${name}.machine.ts`);
  expect(listed.toSorted()).toEqual(chartsOnDisk.toSorted());
});

describe.each(everyMachine)('$name', ({ machine }) => {
  const nodes = [machine.root, ...statesOf(machine.root)];

  const leads = (node: AnyStateNode, away: AnyStateNode): boolean =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .some(({ target }) => target?.some((state) => state !== away) ?? false);

  const hasWayOut = (state: AnyStateNode): boolean => {
    for (let node: AnyStateNode | undefined = state; node !== undefined; node = node.parent) {
      if (leads(node, state)) return true;
    }
    return false;
  };

  test('every invoke has its port as its id, and both onDone and onError', () => {
    const faulty = nodes.flatMap((node) =>
      node.invoke
        .filter(
          ({ id, src }) =>
            id !== src ||
            !node.transitions.has(`xstate.done.actor.${id}`) ||
            !node.transitions.has(`xstate.error.actor.${id}`),
        )
        .map(({ id }) => `${node.id}: ${id}`),
    );
    expect(faulty).toEqual([]);
  });

  test('every delay has a name', () => {
    const names = Object.keys(machine.implementations.delays);
    const unnamed = nodes.flatMap((node) =>
      node.after
        .filter(({ delay }) => !names.includes(String(delay)))
        .map(({ delay }) => `${node.id}: ${delay}`),
    );
    expect(unnamed).toEqual([]);
  });

  test('every state has a way out, unless it is final or rests by design', () => {
    const stuck = statesOf(machine.root)
      .filter((node) => node.type !== 'final' && !node.tags.includes('resting') && !hasWayOut(node))
      .map(({ id }) => id);
    expect(stuck).toEqual([]);
  });
});
