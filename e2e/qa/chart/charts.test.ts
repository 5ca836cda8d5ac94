import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statesOf, transitionsOf } from '#machines/testing/chart.ts';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import { chartFile, chartInPage } from './draw.ts';

const folder = new URL('../../../docs/charts/', import.meta.url);

test('every machine has its chart in docs/charts, and nothing else is there', () => {
  expect(readdirSync(folder).toSorted()).toEqual(everyMachine.map(({ name }) => `${name}.svg`).toSorted());
});

describe.each(everyMachine)('$name', ({ name, machine }) => {
  test('the chart in docs/charts is as the machine is (npm run charts draws it anew)', () => {
    const isFresh = readFileSync(new URL(`${name}.svg`, folder), 'utf8') === chartFile(machine);
    expect({ name, isFresh }).toEqual({ name, isFresh: true });
  });

  test('each transition and each state is an element of its own', () => {
    const svg = chartInPage(machine, { says: (id) => id, classOf: () => 'none' });
    const ids = [...svg.matchAll(/<g id="([st]\d+)"/g)].map(([, id]) => id);
    const transitions = transitionsOf(machine).map((_, index) => `t${index + 1}`);
    // The chart itself is the first.
    const states = [machine.root, ...statesOf(machine.root)].map((_, index) => `s${index}`);
    expect(ids.toSorted()).toEqual([...states, ...transitions].toSorted());
  });
});
