import { transition, type StateValueFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { noShowFilters, showFilterNames } from '#contract/programme/calendar/showFilters.ts';
import { statesOf } from '../testing/chart.ts';
import {
  type ShowCatalogueContext,
  type ShowCatalogueEvent,
  showCatalogueMachine,
} from './showCatalogue.machine.ts';

const every = { filters: noShowFilters, offset: 0 };
const chosen = { ...noShowFilters, city: 'Montréal', genre: 'clown' };

const from = (value: StateValueFrom<typeof showCatalogueMachine>, context: ShowCatalogueContext) =>
  showCatalogueMachine.resolveState({ value, context });
const after = (
  value: StateValueFrom<typeof showCatalogueMachine>,
  context: ShowCatalogueContext,
  ...events: ShowCatalogueEvent[]
) => {
  let snapshot = from(value, context);
  for (const event of events) [snapshot] = transition(showCatalogueMachine, snapshot, event);
  return { value: snapshot.value, ...snapshot.context };
};

describe('filters', () => {
  test('HOM-13: what is chosen narrows the list and begins at its first page', () => {
    expect(after('every', { ...every, offset: 48 }, { type: 'filters.applied', filters: chosen })).toEqual({
      value: 'narrowed',
      filters: chosen,
      offset: 0,
    });
  });

  test('HOM-13: choosing nothing is every show', () => {
    const narrowed = { filters: chosen, offset: 24 };
    const applied = { type: 'filters.applied', filters: noShowFilters } as const;
    expect(after('narrowed', narrowed, applied)).toEqual({ value: 'every', ...every });
    expect(after('narrowed', narrowed, { type: 'filters.cleared' })).toEqual({ value: 'every', ...every });
  });

  test.each(showFilterNames)(
    'HOM-13: the %s can be removed alone; without the last filter it is every show',
    (name) => {
      const only = { ...noShowFilters, [name]: 'x' };
      const removed = { type: 'filter.removed', name } as const;
      expect(after('narrowed', { filters: only, offset: 24 }, removed)).toEqual({ value: 'every', ...every });
      const other = name === 'city' ? 'genre' : 'city';
      expect(after('narrowed', { filters: { ...only, [other]: 'y' }, offset: 24 }, removed)).toEqual({
        value: 'narrowed',
        filters: { ...noShowFilters, [other]: 'y' },
        offset: 0,
      });
    },
  );

  test('HOM-13: of every show no filter can be taken away', () => {
    expect([
      from('every', every).can({ type: 'filter.removed', name: 'city' }),
      from('every', every).can({ type: 'filters.cleared' }),
    ]).toEqual([false, false]);
  });
});

describe('pages', () => {
  test('HOM-13: more is one page more, under the same filters; two presses in one tick both count', () => {
    const more = { type: 'more.asked' } as const;
    expect(after('narrowed', { filters: chosen, offset: 0 }, more, more)).toEqual({
      value: 'narrowed',
      filters: chosen,
      offset: 48,
    });
  });

  test('HOM-13: from a later stretch one goes back to the beginning of the one before it', () => {
    const earlier = { type: 'earlier.asked' } as const;
    expect(after('every', { ...every, offset: 1_008 }, earlier)).toEqual({
      value: 'every',
      ...every,
      offset: 480,
    });
    expect(from('every', { ...every, offset: 456 }).can(earlier)).toBe(false);
  });
});

test('HOM-13: the list is a URL machine: it never invokes, waits or acts, it only assigns', () => {
  const nodes = [showCatalogueMachine.root, ...statesOf(showCatalogueMachine.root)];
  const restless = nodes.filter(
    ({ invoke, after: delays, always, entry, exit }) =>
      [...invoke, ...delays, ...(always ?? []), ...entry, ...exit].length > 0,
  );
  const isAssign = (action: unknown): boolean =>
    typeof action === 'function' && 'type' in action && action.type === 'xstate.assign';
  const actions = Object.values(showCatalogueMachine.implementations.actions);
  expect([restless, actions.filter((action) => !isAssign(action))]).toEqual([[], []]);
});
