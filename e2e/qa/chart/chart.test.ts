import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { port } from '#machines/port.ts';
import { drawnChart } from './chart.ts';
import { toDot } from './dot.ts';

const order = setup({
  types: {} as { events: { type: 'sent' } | { type: 'noted' } },
  actors: { send: port<void>('send') },
  guards: { isBusy: () => false },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'order',
  initial: 'writing',
  on: { noted: { actions: () => {} } },
  states: {
    writing: { on: { sent: [{ guard: 'isBusy', target: 'writing', reenter: true }, { target: 'sending' }] } },
    sending: {
      initial: 'asking',
      after: { patience: 'writing' },
      states: {
        asking: { invoke: { id: 'send', src: 'send', onDone: '#order.sent', onError: '#order.writing' } },
      },
    },
    sent: { type: 'final' },
  },
});

const chart = drawnChart(order);

test('a chart is drawn as a tree: events, guards, delays, ports in few words', () => {
  expect(chart).toEqual({
    id: 's0',
    path: '',
    label: 'order',
    kind: 'machine',
    begins: ['s1'],
    transitions: [
      { id: 't1', key: 'order noted #0', label: 'noted', says: 'order: noted → stays', targets: [] },
    ],
    children: [
      {
        id: 's1',
        path: 'writing',
        label: 'writing',
        kind: 'atomic',
        begins: [],
        children: [],
        transitions: [
          {
            id: 't2',
            key: 'order.writing sent #0',
            label: 'sent [isBusy]',
            says: 'writing: sent [isBusy] → writing',
            targets: ['s1'],
          },
          {
            id: 't3',
            key: 'order.writing sent #1',
            label: 'sent [else]',
            says: 'writing: sent [else] → sending',
            targets: ['s2'],
          },
        ],
      },
      {
        id: 's2',
        path: 'sending',
        label: 'sending',
        kind: 'compound',
        begins: ['s3'],
        transitions: [
          {
            id: 't4',
            key: 'order.sending xstate.after.patience.order.sending #0',
            label: 'after patience',
            says: 'sending: after patience → writing',
            targets: ['s1'],
          },
        ],
        children: [
          {
            id: 's3',
            path: 'sending.asking',
            label: 'asking',
            kind: 'atomic',
            begins: [],
            children: [],
            transitions: [
              {
                id: 't5',
                key: 'order.sending.asking xstate.done.actor.send #0',
                label: 'send done',
                says: 'sending.asking: send done → sent',
                targets: ['s4'],
              },
              {
                id: 't6',
                key: 'order.sending.asking xstate.error.actor.send #0',
                label: 'send fails',
                says: 'sending.asking: send fails → writing',
                targets: ['s1'],
              },
            ],
          },
        ],
      },
      { id: 's4', path: 'sent', label: 'sent', kind: 'final', begins: [], children: [], transitions: [] },
    ],
  });
});

test('arrows lead from rows to states; what leads back does not bend the order, what leads to itself is named', () => {
  const lines = toDot(chart).split('\n');
  expect(lines.filter((line) => line.includes(' -> '))).toEqual([
    's0:s0:e -> s1:s1 [dir=both, arrowtail=dot, style=dashed, weight=4]',
    's1:t3 -> s2:s2 [id="t3_to_s2", constraint=true]',
    's2:s2:e -> s3:s3 [dir=both, arrowtail=dot, style=dashed, weight=4]',
    's2:t4 -> s1:s1 [id="t4_to_s1", constraint=false]',
    's3:t5 -> s4:s4 [id="t5_to_s4", constraint=true]',
    's3:t6 -> s1:s1 [id="t6_to_s1", constraint=false]',
  ]);
  expect(lines.filter((line) => line.startsWith('subgraph'))).toEqual(['subgraph cluster_s2 {']);
  expect(toDot(chart)).toContain('>sent [isBusy] → writing</TD>');
  expect(toDot(chart)).toContain('>noted ↺</TD>');
});
