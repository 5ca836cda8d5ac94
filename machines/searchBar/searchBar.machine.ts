import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';
import { settings } from '../settings.ts';

interface SearchBarContext {
  /** The input's text. */
  text: string;
  /** The text of the listed suggestions, and their number. */
  shown: string;
  count: number;
  /** The suggestion chosen by the keys; null for the input itself. */
  active: number | null;
}

export type SearchBarEvent =
  | { type: 'text.typed'; text: string }
  /** By the arrows: 1 is down, -1 is up. */
  | { type: 'option.moved'; by: 1 | -1 }
  | { type: 'bar.escaped' }
  /** The focus moved elsewhere, or the visitor left for the results or a suggestion. */
  | { type: 'bar.left' };

type SearchBarEmitted =
  | { type: 'focus.wanted' }
  /** `isReturning`: the focus returns to the bar's button. */
  | { type: 'closed'; isReturning: boolean };

const searchBarSetup = setup({
  types: {} as { context: SearchBarContext; events: SearchBarEvent; emitted: SearchBarEmitted },
  actors: { suggest: port<{ count: number }, { text: string }>('suggest') },
  guards: {
    isThere: ({ context }, { text }: { text: string }) => context.text === text,
    hasWords: (_, { text }: { text: string }) => text.trim() !== '',
    hasSome: (_, { count }: { count: number }) => count > 0,
  },
  actions: {
    take: assign((_, { text }: { text: string }) => ({ text, active: null })),
    list: assign(({ context }, { count }: { count: number }) => ({
      shown: context.text,
      count,
      active: null,
    })),
    unlist: assign({ shown: '', count: 0, active: null }),
    move: assign(({ context: { active, count } }, { by }: { by: 1 | -1 }) => {
      // The input is a place of the round, too.
      const places = count + 1;
      const place = ((active ?? -1) + 1 + by + places) % places;
      return { active: place === 0 ? null : place - 1 };
    }),
    wantFocus: emit({ type: 'focus.wanted' }),
    tellEscaped: emit({ type: 'closed', isReturning: true }),
    tellLeft: emit({ type: 'closed', isReturning: false }),
  },
  delays: { focus: settings.searchBar.focus },
});

const close = { target: 'closed', actions: 'tellEscaped' } as const;

/**
 * The search in the header (LAY-06): a bar that takes the focus when it appears, and makes suggestions. Without suggestions,
 * even if the service fails, it is a form like any other.
 */
export const searchBarMachine = searchBarSetup.createMachine({
  id: 'searchBar',
  context: { text: '', shown: '', count: 0, active: null },
  initial: 'opening',
  on: {
    'text.typed': [
      { guard: { type: 'isThere', params: ({ event }) => ({ text: event.text }) } },
      {
        guard: { type: 'hasWords', params: ({ event }) => ({ text: event.text }) },
        target: '.asking',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => ({ text: event.text }) },
      },
      {
        target: '.quiet',
        actions: [{ type: 'take', params: ({ event }) => ({ text: event.text }) }, 'unlist'],
      },
    ],
    'bar.left': { target: '.closed', actions: 'tellLeft' },
  },
  states: {
    opening: {
      after: { focus: { target: 'quiet', actions: 'wantFocus' } },
      on: { 'bar.escaped': close },
    },
    quiet: { on: { 'bar.escaped': close } },
    asking: {
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'hasSome', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'list', params: ({ event }) => event.output },
          },
          { target: 'quiet', actions: 'unlist' },
        ],
        onError: { target: 'quiet', actions: 'unlist' },
      },
      on: { 'bar.escaped': { target: 'quiet', actions: 'unlist' } },
    },
    listed: {
      on: {
        'option.moved': { actions: { type: 'move', params: ({ event }) => ({ by: event.by }) } },
        'bar.escaped': { target: 'quiet', actions: 'unlist' },
      },
    },
    closed: { type: 'final' },
  },
});
