import { emit, setup } from 'xstate';

export type SearchPanelEvent =
  | { type: 'filters.toggled' }
  /** The button below the filters: now the results. */
  | { type: 'filters.submitted' }
  | { type: 'filters.escaped' };

/** The focus follows the visitor. */
type SearchPanelEmitted = { type: 'opened' } | { type: 'closed'; to: 'results' | 'toggle' };

/** Phones show either the filters of a search or its results (SRCH-04, SRCH-11); wide screens show both. */
export const searchPanelMachine = setup({
  types: {} as { events: SearchPanelEvent; emitted: SearchPanelEmitted },
  actions: {
    tellOpened: emit({ type: 'opened' }),
    tellClosed: emit({ type: 'closed', to: 'toggle' }),
    tellShown: emit({ type: 'closed', to: 'results' }),
  },
}).createMachine({
  id: 'searchPanel',
  initial: 'closed',
  states: {
    closed: { on: { 'filters.toggled': { target: 'open', actions: 'tellOpened' } } },
    open: {
      on: {
        'filters.toggled': { target: 'closed', actions: 'tellClosed' },
        'filters.escaped': { target: 'closed', actions: 'tellClosed' },
        'filters.submitted': { target: 'closed', actions: 'tellShown' },
      },
    },
  },
});
