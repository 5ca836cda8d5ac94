import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { source } from '../port.ts';
import { everyMachine } from './everyMachine.ts';
import { bareEvents, deadEnds, lateStarts, unheardCalls, unnamedDelays } from './structure.ts';
import { transitionPaths } from './transitionPaths.ts';

const chartsOnDisk = globSync('*/*.machine.ts', { cwd: join(import.meta.dirname, '..') });

test('every chart on disk is walked, under the name of its folder', () => {
  const listed = everyMachine.map(({ name }) => `${name}/${name}.machine.ts`);
  expect(listed.toSorted()).toEqual(chartsOnDisk.toSorted());
});

describe.each(everyMachine)('$name', (entry) => {
  const { machine } = entry;

  test('every invoke has its port as its id, and both onDone and onError where it answers', () => {
    const isPort = (name: string): boolean => Object.hasOwn(entry.examples, `xstate.done.actor.${name}`);
    expect(unheardCalls(machine, isPort)).toEqual([]);
  });

  test('every delay has a name', () => {
    expect(unnamedDelays(machine)).toEqual([]);
  });

  test('every state has a way out, unless it is final or rests by design', () => {
    expect(deadEnds(machine)).toEqual([]);
  });

  test('the initial state stands first', () => {
    expect(lateStarts(machine)).toEqual([]);
  });

  test('every event has a family', () => {
    expect(bareEvents(machine)).toEqual([]);
  });

  test('no two paths read alike', () => {
    const sentences = transitionPaths(entry).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

test('control: a chart that is built badly is found out', () => {
  const bad = createMachine({
    id: 'bad',
    initial: 'asking',
    states: {
      over: { type: 'final' },
      asking: { invoke: { id: 'ask', src: fromPromise(() => Promise.resolve()), onDone: 'waiting' } },
      waiting: { after: { 1_000: 'stuck' } },
      stuck: { on: { pressed: 'stuck' } },
      resting: { tags: 'resting' },
    },
  });
  expect({
    calls: unheardCalls(bad),
    delays: unnamedDelays(bad),
    ends: deadEnds(bad),
    starts: lateStarts(bad),
    events: bareEvents(bad),
  }).toEqual({
    calls: ['bad.asking: ask'],
    delays: ['bad.waiting: 1000'],
    ends: ['bad.stuck'],
    starts: ['bad'],
    events: ['pressed'],
  });
});

test('control: a source needs no answer, but its name', () => {
  const actors = { facts: source('facts') };
  const chart = (id: string) =>
    setup({ actors }).createMachine({ id: 'chart', invoke: { id, src: 'facts' } });
  const isPort = (): boolean => false;
  expect([unheardCalls(chart('facts'), isPort), unheardCalls(chart('other'), isPort)]).toEqual([
    [],
    ['chart: other'],
  ]);
});
