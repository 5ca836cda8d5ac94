import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { type MenuEvent, menuMachine } from './menu.machine.ts';

const points = { type: 'item.entered', item: 'shows' } as const;
const pointsElsewhere = { type: 'item.entered', item: 'artists' } as const;
const presses = { type: 'item.pressed', item: 'shows' } as const;
const pressesElsewhere = { type: 'item.pressed', item: 'artists' } as const;
const leaves = { type: 'item.left' } as const;
const burger = { type: 'menu.toggled' } as const;
const escape = { type: 'menu.escaped' } as const;

const open = (...events: MenuEvent[]) => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const actor = createActor(menuMachine, { clock });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  for (const event of events) actor.send(event);
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return { value, item: context.item, told };
  };
  return { now, clock };
};

const after = (...events: MenuEvent[]) => open(...events).now();

const closed = { value: 'closed', item: null, told: [] };
const panel = { value: { panel: 'held' }, item: 'shows', told: [] };
const drawer = { value: 'drawer', item: null, told: [] };

describe('LAY-03: sub-menus on wide screens', () => {
  test('LAY-03: pointing at an item, or focusing it, opens its sub-menu', () => {
    expect(after(points)).toEqual(panel);
  });

  test('LAY-03: pointing at another item switches to it', () => {
    expect(after(points, pointsElsewhere)).toEqual({ ...panel, item: 'artists' });
  });

  test('LAY-03: the sub-menu outlives the pointer by 200 ms', () => {
    const { now, clock } = open(points, leaves);
    expect(now()).toEqual({ ...panel, value: { panel: 'leaving' } });
    clock.fire(200);
    expect(now()).toEqual(closed);
  });

  test('LAY-03: coming back in time keeps it open', () => {
    const { now, clock } = open(points, leaves, points);
    expect(now()).toEqual(panel);
    expect(() => clock.fire(200)).toThrow('armed: none');
  });

  test.each([[[points]], [[points, leaves]]])(
    'LAY-03: Escape closes and the focus returns to the item',
    (way) => {
      expect(after(...way, escape)).toEqual({ ...closed, told: [{ type: 'closed', item: 'shows' }] });
    },
  );

  test.each([[[points]], [[points, leaves]], [[burger]]])(
    'LAY-03: following a link closes the menu',
    (way) => {
      expect(after(...way, { type: 'link.followed' })).toEqual(closed);
    },
  );

  test.each([[[points]], [[points, leaves]]])('LAY-03: a sub-menu closes when the focus leaves', (way) => {
    expect(after(...way, { type: 'focus.left' })).toEqual(closed);
  });

  test('LAY-03: Escape with nothing open tells nothing', () => {
    expect(after(escape)).toEqual(closed);
  });
});

describe('LAY-04: tapping', () => {
  test('LAY-04: a tap opens the sub-menu, a second one closes it', () => {
    expect(after(presses)).toEqual(panel);
    expect(after(presses, presses)).toEqual(closed);
  });

  test.each([[[presses]], [[presses, leaves]]])('LAY-04: a tap on another item switches to it', (way) => {
    expect(after(...way, pressesElsewhere)).toEqual({ ...panel, item: 'artists' });
  });
});

describe('the drawer', () => {
  test('LAY-05: the menu button opens it, and is covered by it', () => {
    expect(after(burger)).toEqual(drawer);
    expect(after(burger, burger)).toEqual(drawer);
  });

  test.each([[[points]], [[points, leaves]]])('LAY-05: the menu button replaces a sub-menu', (way) => {
    expect(after(...way, burger)).toEqual(drawer);
  });

  test('LAY-05: an item unfolds and folds in the drawer', () => {
    expect(after(burger, presses)).toEqual({ ...drawer, item: 'shows' });
    expect(after(burger, presses, pressesElsewhere)).toEqual({ ...drawer, item: 'artists' });
    expect(after(burger, presses, presses)).toEqual(drawer);
  });

  test('LAY-05: pointing and losing the focus change nothing in the drawer', () => {
    expect(after(burger, points, leaves, { type: 'focus.left' })).toEqual(drawer);
  });

  test('LAY-16: Escape closes the drawer and the focus returns to the menu button', () => {
    expect(after(burger, presses, escape)).toEqual({ ...closed, told: [{ type: 'closed', item: null }] });
  });
});
