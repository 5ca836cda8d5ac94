import { settings } from '../settings.ts';
import { authenticated } from './authenticated.state.ts';
import { interrupted } from './interrupted.state.ts';
import { type SessionInput, sessionSetup } from './session.setup.ts';

const { intentLifetime } = settings.session;

const blank: SessionInput = { memberId: null, parked: null, jitter: 1 };

/**
 * The login of a tab (SES-05…SES-16, SES-32). Network trouble keeps a member in, a refusal by the server does not; an
 * interrupted act then waits for the next login of the same member.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => {
    const { parked, memberId, ...rest } = { ...blank, ...input };
    const isParked = memberId === null && parked !== null;
    return {
      ...rest,
      memberId: isParked ? parked.memberId : memberId,
      intent: isParked ? parked.intent : null,
      remaining: isParked ? parked.remaining : intentLifetime,
      isGuarded: false,
      idleFor: 0,
      attempt: 0,
      isFollowing: false,
      isReturning: false,
      reason: 'asked',
      words: '',
    };
  },
  invoke: [
    { id: 'tabs', src: 'tabs' },
    { id: 'interruptedAct', src: 'interruptedAct' },
  ],
  initial: 'opening',
  states: {
    // Reads the tab's storage; nothing rests here.
    opening: {
      always: [
        { guard: 'isParked', target: 'interrupted.elsewhere' },
        { guard: 'isNobody', target: 'anonymous' },
        { target: 'authenticated' },
      ],
    },
    anonymous: {
      entry: ['forgetMember', 'forgetIntent'],
      on: {
        'login.verified': {
          target: 'authenticated',
          actions: { type: 'welcome', params: ({ event }) => ({ memberId: event.memberId }) },
        },
      },
    },
    authenticated,
    interrupted,
    signingOut: {
      entry: 'shareSignOut',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: { target: 'anonymous', actions: 'tellSignedOut' },
        onError: { target: 'anonymous', actions: 'tellSignedOut' },
      },
    },
  },
});
