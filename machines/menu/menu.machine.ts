import { assign, emit, setup } from 'xstate';
import { settings } from '../settings.ts';

interface MenuContext {
  /** The item whose sub-menu is shown; none in a drawer that only lists its items. */
  item: string | null;
}

export type MenuEvent =
  | { type: 'item.entered'; item: string }
  | { type: 'item.left' }
  | { type: 'item.pressed'; item: string }
  | { type: 'menu.toggled' }
  | { type: 'escaped' }
  | { type: 'navigated' }
  | { type: 'focus.left' };

/** Escape was pressed: the focus returns to the item, or to the menu button where there is none. */
type MenuEmitted = { type: 'closed'; item: string | null };

const closed = { target: 'closed', actions: 'forgetItem' } as const;
const openDrawer = { target: 'drawer', actions: 'forgetItem' } as const;

/**
 * The header's menu (LAY-03…LAY-05, LAY-16): a panel under an item on wide screens, a full-screen drawer below.
 * The screen judges the width and the kind of pointer, and sends what happened.
 */
export const menuMachine = setup({
  types: {} as { context: MenuContext; events: MenuEvent; emitted: MenuEmitted },
  guards: {
    isShown: ({ context }, { item }: { item: string }) => context.item === item,
  },
  actions: {
    showItem: assign((_, { item }: { item: string }) => ({ item })),
    forgetItem: assign({ item: null }),
    returnToItem: emit(({ context }) => ({ type: 'closed', item: context.item })),
    returnToButton: emit({ type: 'closed', item: null }),
  },
  delays: { leave: settings.menu.leave },
}).createMachine({
  id: 'menu',
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'item.entered': {
          target: 'panel',
          actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) },
        },
        'item.pressed': {
          target: 'panel',
          actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) },
        },
        'menu.toggled': openDrawer,
      },
    },
    panel: {
      on: {
        'item.entered': {
          actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) },
        },
        'item.left': { target: 'leaving' },
        'item.pressed': [
          { guard: { type: 'isShown', params: ({ event }) => ({ item: event.item }) }, ...closed },
          { actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) } },
        ],
        'menu.toggled': openDrawer,
        escaped: { target: 'closed', actions: ['returnToItem', 'forgetItem'] },
        navigated: closed,
        'focus.left': closed,
      },
    },
    leaving: {
      after: { leave: closed },
      on: {
        'item.entered': {
          target: 'panel',
          actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) },
        },
        'item.pressed': [
          { guard: { type: 'isShown', params: ({ event }) => ({ item: event.item }) }, ...closed },
          {
            target: 'panel',
            actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) },
          },
        ],
        'menu.toggled': openDrawer,
        escaped: { target: 'closed', actions: ['returnToItem', 'forgetItem'] },
        navigated: closed,
        'focus.left': closed,
      },
    },
    // It lies over the menu button: its own way out is `escaped`.
    drawer: {
      on: {
        'item.pressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ item: event.item }) },
            actions: 'forgetItem',
          },
          { actions: { type: 'showItem', params: ({ event }) => ({ item: event.item }) } },
        ],
        escaped: { target: 'closed', actions: ['returnToButton', 'forgetItem'] },
        navigated: closed,
      },
    },
  },
});
