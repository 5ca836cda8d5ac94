import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { sessionMachine } from './session.machine.ts';

const camille = 'camille';
const minute = 60_000;
const lifetime = 5 * minute;
const reserving = { kind: 'reserve', programmation: '1042', key: 'key-1' } as const;
const liking = { ...reserving, kind: 'like' } as const;
/** Of the longest pauses. */
const nobody = { memberId: null, parked: null, jitter: 1.3 } as const;

export const sessionInputs = [
  { says: 'the tab holds tokens', input: { ...nobody, memberId: camille } },
  { says: 'nobody is logged in', input: nobody },
  {
    says: 'a reservation waits for its member',
    input: { ...nobody, parked: { intent: reserving, memberId: camille, remaining: 5 * minute } },
  },
] as const;

export const sessionExamples = {
  'login.verified': [
    { says: 'the member logs in', memberId: camille },
    { says: 'somebody else logs in', memberId: 'sam' },
  ],
  'login.dismissed': [{ says: 'member closes the login dialog' }],
  'refresh.asked': [{ says: 'a call needs a new token' }],
  'tokens.rotated': [{ says: 'another tab hands over new tokens' }],
  'page.shown': [
    { says: 'member comes back to the page', expiresIn: 4 * minute, lifetime, idleFor: 10 * minute },
    {
      says: 'member comes back as the token runs out',
      expiresIn: 2 * minute,
      lifetime,
      idleFor: 10 * minute,
    },
    { says: 'member comes back after 29 min', expiresIn: 4 * minute, lifetime, idleFor: 29 * minute },
    { says: 'member comes back after 30 min', expiresIn: -25 * minute, lifetime, idleFor: 30 * minute },
  ],
  'went.online': [{ says: 'the network is back' }],
  'activity.seen': [{ says: 'member does something' }],
  'activity.elsewhere': [{ says: 'member does something in another tab', idleFor: 0 }],
  'session.extended': [{ says: 'member wants to stay' }],
  'logout.pressed': [{ says: 'member logs out' }],
  'signedOut.elsewhere': [
    { says: 'member logs out in another tab', isOwnLogin: true },
    { says: 'member logs out in a tab of another login', isOwnLogin: false },
  ],
  'action.began': [
    { says: 'member reserves', intent: reserving, isGuarded: false },
    { says: 'member takes a heart back on a page of their own', intent: liking, isGuarded: true },
  ],
  'action.ended': [{ says: 'what the member did is settled', key: 'key-1' }],
  'xstate.done.actor.refresh': [
    { says: 'the server gives new tokens', output: { outcome: 'refreshed' } },
    { says: 'the server knows no such session', output: { outcome: 'refused' } },
  ],
  'xstate.error.actor.refresh': [{ says: 'the server cannot be reached' }],
  'xstate.done.actor.signOut': [{ says: 'the server ends the session', output: undefined }],
  'xstate.error.actor.signOut': [{ says: 'the server cannot be told' }],
  'xstate.after.refreshInterval': [{ says: 'it is time for new tokens' }],
  'xstate.after.backoff': [{ says: 'the page asks again' }],
  'xstate.after.idle': [{ says: 'nobody has moved' }],
  'xstate.after.lastCall': [{ says: 'still nobody has moved' }],
  'xstate.after.intentLifetime': [{ says: 'nobody has logged in' }],
} as const satisfies ExamplesOf<typeof sessionMachine>;
