import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** `refused`: the server does not take the address. */
export type SaveOutput = { outcome: 'saved' | 'refused' };
/** What the member wants. */
export interface Choice {
  subscribed: boolean;
}
export type NewsletterSwitchEvent = { type: 'newsletter.switched' } & Choice;

/**
 * The member's switch of the newsletter: it shows what is wanted while it is saved, and what is true before and after.
 * Presses meanwhile are ignored.
 */
export const newsletterSwitchMachine = setup({
  types: {} as { context: Choice; events: NewsletterSwitchEvent },
  actors: { save: port<SaveOutput, Choice>('save') },
  guards: { isSaved: (_, { outcome }: SaveOutput) => outcome === 'saved' },
  actions: { noteChoice: assign((_, { subscribed }: Choice) => ({ subscribed })) },
}).createMachine({
  id: 'newsletterSwitch',
  context: { subscribed: false },
  initial: 'settled',
  on: {
    'newsletter.switched': {
      target: '.saving',
      actions: { type: 'noteChoice', params: ({ event }) => event },
    },
  },
  states: {
    settled: {},
    saving: {
      on: { 'newsletter.switched': {} },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'settled' },
          { target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    refused: {},
    failed: {},
  },
});
