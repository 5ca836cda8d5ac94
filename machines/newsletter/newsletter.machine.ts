import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** Why an address is not sent: there is none, or it is none. */
export type AddressProblem = 'missing' | 'malformed';
/** Why nothing came of sending it. */
export type SendingProblem = 'too-many' | 'unavailable';

/** `invalid`: the list knows better than the page what an address is. */
export type SubscribeOutput = { outcome: 'accepted' | 'invalid' | 'too-many' };

/** As the form was filled in; `isTrapped`: so was the field that people do not see (LAY-32). */
export type NewsletterEvent = {
  type: 'form.submitted';
  email: string;
  problem: AddressProblem | null;
  isTrapped: boolean;
};

interface NewsletterContext {
  email: string;
  problem: AddressProblem | SendingProblem | null;
}

const outcomeIs = (wanted: SubscribeOutput['outcome']) => (_: unknown, output: SubscribeOutput) =>
  output.outcome === wanted;

/**
 * Asking for the newsletter (LAY-34): an address that is none is not sent, and its field is to have the focus; what only a
 * program fills in is dropped without a word. Presses while it is being sent are ignored.
 */
export const newsletterMachine = setup({
  types: {} as {
    context: NewsletterContext;
    events: NewsletterEvent;
    emitted: { type: 'refused' };
    tags: 'resting';
  },
  actors: { subscribe: port<SubscribeOutput, { email: string }>('subscribe') },
  guards: {
    isTrapped: (_, { isTrapped }: Pick<NewsletterEvent, 'isTrapped'>) => isTrapped,
    isWrong: (_, { problem }: Pick<NewsletterEvent, 'problem'>) => problem !== null,
    isAccepted: outcomeIs('accepted'),
    isInvalid: outcomeIs('invalid'),
  },
  actions: {
    takeEmail: assign((_, { email }: Pick<NewsletterEvent, 'email'>) => ({ email, problem: null })),
    note: assign((_, problem: NewsletterContext['problem']) => ({ problem })),
    askForTheField: emit({ type: 'refused' }),
  },
}).createMachine({
  id: 'newsletter',
  context: { email: '', problem: null },
  initial: 'editing',
  on: {
    'form.submitted': [
      { guard: { type: 'isTrapped', params: ({ event }) => event }, target: '.subscribed' },
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '.invalid',
        actions: { type: 'note', params: ({ event }) => event.problem },
      },
      { target: '.sending', actions: { type: 'takeEmail', params: ({ event }) => event } },
    ],
  },
  states: {
    editing: { tags: 'resting' },
    invalid: { tags: 'resting', entry: 'askForTheField' },
    sending: {
      on: { 'form.submitted': {} },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'subscribed' },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'invalid',
            actions: { type: 'note', params: 'malformed' as const },
          },
          { target: 'failed', actions: { type: 'note', params: 'too-many' as const } },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: 'unavailable' as const } },
      },
    },
    subscribed: { tags: 'resting' },
    failed: { tags: 'resting' },
  },
});
