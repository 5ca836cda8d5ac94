import { assign, emit, setup } from 'xstate';
import { settings } from '../settings.ts';

interface MenuContext {
  /** The item with the open sub-menu; null in a drawer that only lists its items. */
  item: string | null;
}

export type MenuEvent =
  | { type: 'item.entered'; item: string }
  | { type: 'item.left' }
  | { type: 'item.pressed'; item: string }
  | { type: 'menu.toggled' }
  | { type: 'menu.escaped' }
  | { type: 'link.followed' }
  | { type: 'focus.left' };

/** Escape was pressed: the focus returns to the item, or to the menu button if there is none. */
type MenuEmitted = { type: 'closed'; item: string | null };

/**
 * The header's menu (LAY-03…LAY-05, LAY-16): a panel under an item on wide screens, a full-screen drawer below. The screen
 * judges the width and the kind of pointer.
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
      entry: 'forgetItem',
      on: {
        'item.entered': { target: 'panel', actions: { type: 'showItem', params: ({ event }) => event } },
        'item.pressed': { target: 'panel', actions: { type: 'showItem', params: ({ event }) => event } },
        'menu.toggled': 'drawer',
      },
    },
    panel: {
      on: {
        'item.entered': { target: '.held', actions: { type: 'showItem', params: ({ event }) => event } },
        'item.pressed': [
          { guard: { type: 'isShown', params: ({ event }) => event }, target: 'closed' },
          { target: '.held', actions: { type: 'showItem', params: ({ event }) => event } },
        ],
        'menu.toggled': 'drawer',
        'menu.escaped': { target: 'closed', actions: 'returnToItem' },
        'link.followed': 'closed',
        'focus.left': 'closed',
      },
      initial: 'held',
      states: {
        held: { on: { 'item.left': 'leaving' } },
        // The pointer has left, and may return in time.
        leaving: { after: { leave: '#menu.closed' } },
      },
    },
    // It covers the menu button: its own way out is `escaped`.
    drawer: {
      entry: 'forgetItem',
      on: {
        'item.pressed': [
          { guard: { type: 'isShown', params: ({ event }) => event }, actions: 'forgetItem' },
          { actions: { type: 'showItem', params: ({ event }) => event } },
        ],
        'menu.escaped': { target: 'closed', actions: 'returnToButton' },
        'link.followed': 'closed',
      },
    },
  },
});
