import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

/** Why an address is not sent: it is empty or malformed. */
export type AddressProblem = 'missing' | 'malformed';
/** Why the sending failed. */
export type SendingProblem = 'too-many' | 'unavailable';

/** `invalid`: the list refuses an address that the page accepts. */
export type SubscribeOutput = { outcome: 'accepted' | 'invalid' | 'too-many' };

/** The filled-in form; `isTrapped`: the invisible field had text, too (LAY-32). */
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
 * Subscribing to the newsletter (LAY-34): a malformed address is not sent, and its field gets the focus; a form filled in by
 * a program is dropped silently. Presses during the sending are ignored.
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
