import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** `refused`: the server does not accept the address. */
export type SaveOutput = { outcome: 'saved' | 'refused' };
export interface Choice {
  subscribed: boolean;
}
export type NewsletterSwitchEvent = { type: 'newsletter.switched' } & Choice;

/**
 * The member's switch of the newsletter: it shows the wanted choice while it saves, and the true one before and after.
 * Presses during the saving are ignored.
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
