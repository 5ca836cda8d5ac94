import { emit, setup } from 'xstate';

export type SearchPanelEvent =
  | { type: 'filters.toggled' }
  /** The button below the filters: now the results. */
  | { type: 'filters.submitted' }
  | { type: 'filters.escaped' };

/** The focus goes where the visitor went. */
type SearchPanelEmitted = { type: 'opened' } | { type: 'closed'; to: 'results' | 'toggle' };

/** On phones either the filters of a search are shown or its results (SRCH-04, SRCH-11); on wide screens both are. */
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
