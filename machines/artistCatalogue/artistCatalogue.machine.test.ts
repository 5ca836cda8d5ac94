import { transition, type StateValueFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../testing/chart.ts';
import {
  type ArtistCatalogueContext,
  type ArtistCatalogueEvent,
  artistCatalogueMachine,
} from './artistCatalogue.machine.ts';

const every: ArtistCatalogueContext = { category: '', offset: 0, size: 24 };

const from = (
  value: StateValueFrom<typeof artistCatalogueMachine>,
  context: Partial<ArtistCatalogueContext>,
) => artistCatalogueMachine.resolveState({ value, context: { ...every, ...context } });
const after = (
  value: StateValueFrom<typeof artistCatalogueMachine>,
  context: Partial<ArtistCatalogueContext>,
  ...events: ArtistCatalogueEvent[]
) => {
  let snapshot = from(value, context);
  for (const event of events) [snapshot] = transition(artistCatalogueMachine, snapshot, event);
  return { value: snapshot.value, ...snapshot.context };
};
const choose = (category: string) => ({ type: 'category.chosen', category }) as const;
const more = (size: 12 | 24) => ({ type: 'more.asked', size }) as const;

describe('categories', () => {
  test('ART-04: another category begins at offset 0', () => {
    expect(after('every', { offset: 48 }, choose('3'))).toEqual({
      value: 'ofCategory',
      category: '3',
      offset: 0,
      size: 24,
    });
    expect(after('ofCategory', { category: '3', offset: 24 }, choose('4'))).toMatchObject({
      category: '4',
      offset: 0,
    });
  });

  test('ART-04: no category is everybody, from the first page', () => {
    expect(after('ofCategory', { category: '3', offset: 24 }, choose(''))).toEqual({
      value: 'every',
      ...every,
    });
  });
});

describe('pages', () => {
  test('ART-04: the offset grows by the page size, 24 or 12; two presses in one tick both count', () => {
    expect(after('every', {}, more(24), more(24))).toMatchObject({ offset: 48, size: 24 });
    expect(after('every', {}, more(12), more(12), more(12))).toMatchObject({ offset: 36, size: 12 });
    expect(after('ofCategory', { category: '3' }, more(12))).toMatchObject({ category: '3', offset: 12 });
  });

  test('ART-09: a list that has begun keeps its page size, whatever the window has become: no holes', () => {
    expect(after('every', {}, more(12), more(24), more(24))).toMatchObject({ offset: 36, size: 12 });
    expect(after('every', {}, more(24), more(12))).toMatchObject({ offset: 48, size: 24 });
  });

  test('ART-01: from a later stretch one goes back to the beginning of the one before it', () => {
    const earlier = { type: 'earlier.asked' } as const;
    expect(after('every', { offset: 1_008 }, earlier)).toMatchObject({ offset: 480 });
    expect(from('every', { offset: 456 }).can(earlier)).toBe(false);
  });
});

test('ART-04: the list is a URL machine: it never invokes, waits or acts, it only assigns', () => {
  const nodes = [artistCatalogueMachine.root, ...statesOf(artistCatalogueMachine.root)];
  const restless = nodes.filter(
    ({ invoke, after: delays, always, entry, exit }) =>
      [...invoke, ...delays, ...(always ?? []), ...entry, ...exit].length > 0,
  );
  const isAssign = (action: unknown): boolean =>
    typeof action === 'function' && 'type' in action && action.type === 'xstate.assign';
  const actions = Object.values(artistCatalogueMachine.implementations.actions);
  expect([restless, actions.filter((action) => !isAssign(action))]).toEqual([[], []]);
});
