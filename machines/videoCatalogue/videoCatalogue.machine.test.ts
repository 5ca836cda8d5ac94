import { transition, type StateValueFrom } from 'xstate';
import { expect, test } from 'vitest';
import { statesOf } from '../testing/chart.ts';
import {
  videoCatalogueMachine,
  type VideoCatalogueContext,
  type VideoCatalogueEvent,
} from './videoCatalogue.machine.ts';

type Value = StateValueFrom<typeof videoCatalogueMachine>;
const from = (value: Value, context: VideoCatalogueContext) =>
  videoCatalogueMachine.resolveState({ value, context });
const after = (value: Value, context: VideoCatalogueContext, ...events: VideoCatalogueEvent[]) => {
  const state = events.reduce(
    (now, event) => transition(videoCatalogueMachine, now, event)[0],
    from(value, context),
  );
  return { value: state.value, ...state.context };
};

const every = { collection: null, offset: 48 };

test('VID-12: another collection begins at its first page; none is all of them', () => {
  const chosen = { type: 'collection.chosen', collection: '702' } as const;
  expect(after('all', every, chosen)).toEqual({ value: 'collected', collection: '702', offset: 0 });
  const all = { type: 'collection.chosen', collection: null } as const;
  expect(after('collected', { collection: '702', offset: 24 }, all)).toEqual({
    value: 'all',
    collection: null,
    offset: 0,
  });
});

test('VID-12: more raises the offset by one page of this window, of the same collection; two presses both count', () => {
  const more = (size: number) => ({ type: 'more.asked', size }) as const;
  expect(after('all', { collection: null, offset: 0 }, more(24))).toEqual({
    value: 'all',
    collection: null,
    offset: 24,
  });
  expect(after('collected', { collection: '702', offset: 0 }, more(12), more(12))).toEqual({
    value: 'collected',
    collection: '702',
    offset: 24,
  });
});

test('VID-07: from a later stretch one goes back to the beginning of the one before it', () => {
  const earlier = { type: 'earlier.asked' } as const;
  expect(after('all', { collection: null, offset: 1_008 }, earlier)).toEqual({
    value: 'all',
    collection: null,
    offset: 480,
  });
  expect(from('all', { collection: null, offset: 456 }).can(earlier)).toBe(false);
});

test('VID-12: the list is a URL machine: it never invokes, waits or acts, it only assigns', () => {
  const nodes = [videoCatalogueMachine.root, ...statesOf(videoCatalogueMachine.root)];
  const restless = nodes.filter(
    ({ invoke, after: delays, always, entry, exit }) =>
      [...invoke, ...delays, ...(always ?? []), ...entry, ...exit].length > 0,
  );
  const isAssign = (action: unknown): boolean =>
    typeof action === 'function' && 'type' in action && action.type === 'xstate.assign';
  const actions = Object.values(videoCatalogueMachine.implementations.actions);
  expect([restless, actions.filter((action) => !isAssign(action))]).toEqual([[], []]);
});
