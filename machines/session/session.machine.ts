import { assign, emit, type EventObject, sendTo, setup } from 'xstate';
import { type Intent, interruptedActMachine } from '../interruptedAct/interruptedAct.machine.ts';
import { port, source } from '../port.ts';
import { settings } from '../settings.ts';
import { untilNextTry, untilRefresh, untilWarning } from './pauses.ts';

export type { Intent };

/** Why nobody is logged in any more. */
export type SignedOutReason = 'asked' | 'inactive' | 'expired' | 'elsewhere';

/** `refused`: the session has ended for the server. Trouble on the way is a rejection. */
interface RefreshOutput {
  outcome: 'refreshed' | 'refused';
  /** SES-11: why, where the server says it to the member. */
  words?: string;
}

/** What the other tabs are told, and asked: when somebody did something last. */
export type TabsEvent = { type: 'activity.shared' } | { type: 'activity.asked' } | { type: 'signOut.shared' };

interface SessionInput {
  /** Uuid of the member whose tokens the tab holds, or null. */
  memberId: string | null;
  /** What waits for a login since before the page was loaded; `remaining` of its lifetime, in ms. */
  parked: { intent: Intent; memberId: string; remaining: number } | null;
  /** 0.7…1.3, drawn by the app: a chart has no chance of its own. */
  jitter: number;
}

interface SessionContext {
  memberId: string | null;
  jitter: number;
  /** How long ago the member did something when it was last told, in ms. */
  idleFor: number;
  /** What a control is doing, or what waits for a login. */
  intent: Intent;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
  /** How much of its lifetime a parked intent has left, in ms. */
  remaining: number;
  /** Failed refreshes in a row. */
  attempt: number;
  /** Another tab asked for the present tokens: this one lets it go first. */
  isFollowing: boolean;
  /** The member who was interrupted is back: what the page knows of them still holds. */
  isReturning: boolean;
  reason: SignedOutReason;
  /** SES-11: what the server said to the member when it ended the session; else ''. */
  words: string;
}

/** What waits for its member's login. */
export type Waiting = Pick<SessionContext, 'intent' | 'memberId' | 'remaining'>;

/** How long ago somebody did something, in ms. */
interface Idleness {
  idleFor: number;
}

/** How the page stands when it is seen again; `expiresIn`: what is left of the access token, in ms. */
interface Shown extends Idleness {
  expiresIn: number;
}

export type SessionEvent =
  | { type: 'login.verified'; memberId: string }
  | { type: 'login.dismissed' }
  | { type: 'refresh.asked' }
  | { type: 'tokens.rotated' }
  | ({ type: 'page.shown' } & Shown)
  | { type: 'went.online' }
  | { type: 'activity.seen' }
  | ({ type: 'activity.elsewhere' } & Idleness)
  | { type: 'extended' }
  | { type: 'logout.pressed' }
  | { type: 'signedOut.elsewhere'; isOwnLogin: boolean }
  | { type: 'action.began'; intent: Intent; isGuarded: boolean }
  | { type: 'action.ended'; key: string };

type SessionEmitted =
  | { type: 'signedOut'; reason: SignedOutReason }
  | { type: 'resumed'; intent: Intent }
  | { type: 'dropped'; intent: Intent };

const { freshEnough, idleLimit, lastCall, intentLifetime } = settings.session;

/** Stands where no control is at work. */
const nothing: Intent = { kind: 'like', programmation: '', key: '' };

const blank: SessionInput = { memberId: null, parked: null, jitter: 1 };

const refresh = { target: 'refreshing' } as const;
const follow = { target: 'fresh', reenter: true, actions: 'noteSibling' } as const;
const signOutIdle = { target: '#session.signingOut', actions: 'noteInactive' } as const;

/**
 * Who is logged in (SES-05…SES-16, SES-32). Network trouble keeps a member in, a refusal by the server does not; what
 * the member was doing then waits for the next login, but for no other member.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    input: SessionInput;
  },
  actors: {
    /** Trades the refresh token for new ones, which the other tabs of the login get too (SES-09, SES-10). */
    refresh: port<RefreshOutput>('refresh'),
    /** Forgets the member here first, and ends the session at the server then (SES-13). */
    signOut: port<void, { reason: SignedOutReason }>('signOut'),
    /** Keeps what waits where a reload finds it, as long as it is invoked. */
    keepParked: source<never, EventObject, Waiting>('keepParked'),
    /** Whether somebody is there: `activity.seen`, `page.shown`, `went.online`. */
    presence: source<SessionEvent>('presence'),
    /** The other tabs: `activity.elsewhere`, `tokens.rotated`, `signedOut.elsewhere`. */
    tabs: source<SessionEvent, TabsEvent>('tabs'),
    /** What was resumed, until its control takes it. */
    interruptedAct: interruptedActMachine,
  },
  guards: {
    isParked: ({ context }) => context.memberId !== null && context.intent.key !== '',
    isNobody: ({ context }) => context.memberId === null,
    isRefreshed: (_, { outcome }: RefreshOutput) => outcome === 'refreshed',
    actsOpenly: ({ context }) => context.intent.key !== '' && !context.isGuarded,
    acts: ({ context }) => context.intent.key !== '',
    isSameMember: ({ context }, { memberId }: { memberId: string }) => context.memberId === memberId,
    // Who was away for too long is logged out, and needs no tokens for it.
    wantsTokens: (_, { expiresIn, idleFor }: Shown) => expiresIn < freshEnough && idleFor < idleLimit,
    isStillIn: (_, { idleFor }: Idleness) => idleFor < idleLimit,
    isIdle: (_, { idleFor }: Idleness) => idleFor >= idleLimit,
    isNearlyIdle: (_, { idleFor }: Idleness) => idleFor >= idleLimit - lastCall,
    isBusy: (_, { idleFor }: Idleness) => idleFor < idleLimit - lastCall,
    isOwnLogin: (_, { isOwnLogin }: { isOwnLogin: boolean }) => isOwnLogin,
    isAtWork: ({ context }, { key }: { key: string }) => context.intent.key === key,
  },
  actions: {
    welcome: assign((_, { memberId }: { memberId: string }) => ({
      memberId,
      isReturning: false,
      isFollowing: false,
      attempt: 0,
      idleFor: 0,
      words: '',
    })),
    noteReturn: assign({ isReturning: true }),
    noteIntent: assign((_, { intent, isGuarded }: Pick<SessionContext, 'intent' | 'isGuarded'>) => ({
      intent,
      isGuarded,
    })),
    forgetIntent: assign({ intent: nothing, isGuarded: false, remaining: intentLifetime }),
    forgetMember: assign({ memberId: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteOwnTokens: assign({ attempt: 0, isFollowing: false }),
    noteSibling: assign({ attempt: 0, isFollowing: true }),
    noteActivity: assign({ idleFor: 0 }),
    noteIdleness: assign((_, { idleFor }: Idleness) => ({ idleFor })),
    noteAsked: assign({ reason: 'asked' }),
    noteInactive: assign({ reason: 'inactive' }),
    noteExpired: assign({ reason: 'expired' }),
    noteWords: assign((_, { words = '' }: RefreshOutput) => ({ words })),
    noteElsewhere: assign({ reason: 'elsewhere' }),
    tellSignedOut: emit(({ context }) => ({ type: 'signedOut', reason: context.reason })),
    tellResumed: emit(({ context }) => ({ type: 'resumed', intent: context.intent })),
    tellDropped: emit(({ context }) => ({ type: 'dropped', intent: context.intent })),
    resumeAct: sendTo('interruptedAct', ({ context }) => ({ type: 'act.resumed', intent: context.intent })),
    endAct: sendTo('interruptedAct', { type: 'session.ended' }),
    shareActivity: sendTo('tabs', { type: 'activity.shared' }),
    askActivity: sendTo('tabs', { type: 'activity.asked' }),
    shareSignOut: sendTo('tabs', { type: 'signOut.shared' }),
  },
  delays: {
    refreshInterval: ({ context }) => untilRefresh(context),
    backoff: ({ context }) => untilNextTry(context),
    idle: ({ context }) => untilWarning(context),
    lastCall,
    intentLifetime: ({ context }) => context.remaining,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => {
    const { parked, memberId, ...rest } = { ...blank, ...input };
    const isParked = memberId === null && parked !== null;
    return {
      ...rest,
      memberId: isParked ? parked.memberId : memberId,
      intent: isParked ? parked.intent : nothing,
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
    // Where the tab's storage leads; nothing rests here.
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
    authenticated: {
      type: 'parallel',
      invoke: { id: 'presence', src: 'presence' },
      exit: 'endAct',
      on: {
        'logout.pressed': { target: 'signingOut', actions: 'noteAsked' },
        // A member who logs out does so in all of the browser; another login of theirs still has to be ended.
        'signedOut.elsewhere': [
          {
            guard: { type: 'isOwnLogin', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['noteElsewhere', 'tellSignedOut'],
          },
          { target: 'signingOut', actions: 'noteElsewhere' },
        ],
        'action.began': {
          actions: {
            type: 'noteIntent',
            params: ({ event: { intent, isGuarded } }) => ({ intent, isGuarded }),
          },
        },
        'action.ended': {
          guard: { type: 'isAtWork', params: ({ event }) => ({ key: event.key }) },
          actions: 'forgetIntent',
        },
      },
      states: {
        tokens: {
          initial: 'fresh',
          states: {
            fresh: {
              after: { refreshInterval: refresh },
              on: {
                'refresh.asked': refresh,
                'page.shown': {
                  guard: { type: 'wantsTokens', params: ({ event }) => event },
                  ...refresh,
                },
                'tokens.rotated': follow,
              },
            },
            refreshing: {
              invoke: {
                id: 'refresh',
                src: 'refresh',
                onDone: [
                  {
                    guard: { type: 'isRefreshed', params: ({ event }) => event.output },
                    target: 'fresh',
                    actions: 'noteOwnTokens',
                  },
                  {
                    guard: 'actsOpenly',
                    target: '#session.interrupted.inDialog',
                    actions: { type: 'noteWords', params: ({ event }) => event.output },
                  },
                  {
                    guard: 'acts',
                    target: '#session.interrupted.elsewhere',
                    actions: [
                      { type: 'noteWords', params: ({ event }) => event.output },
                      'noteExpired',
                      'tellSignedOut',
                    ],
                  },
                  {
                    target: '#session.anonymous',
                    actions: [
                      { type: 'noteWords', params: ({ event }) => event.output },
                      'noteExpired',
                      'tellSignedOut',
                    ],
                  },
                ],
                onError: { target: 'waiting', actions: 'countAttempt' },
              },
              on: { 'tokens.rotated': follow },
            },
            waiting: {
              after: { backoff: refresh },
              on: {
                'refresh.asked': refresh,
                'page.shown': { guard: { type: 'isStillIn', params: ({ event }) => event }, ...refresh },
                'went.online': refresh,
                'tokens.rotated': follow,
              },
            },
          },
        },
        presence: {
          initial: 'active',
          states: {
            active: {
              after: { idle: { target: 'warning' } },
              on: {
                'activity.seen': {
                  target: 'active',
                  reenter: true,
                  actions: ['noteActivity', 'shareActivity'],
                },
                'activity.elsewhere': {
                  target: 'active',
                  reenter: true,
                  actions: { type: 'noteIdleness', params: ({ event }) => event },
                },
                'page.shown': [
                  {
                    guard: { type: 'isIdle', params: ({ event }) => event },
                    ...signOutIdle,
                  },
                  {
                    guard: { type: 'isNearlyIdle', params: ({ event }) => event },
                    target: 'warning',
                  },
                  {
                    target: 'active',
                    reenter: true,
                    actions: {
                      type: 'noteIdleness',
                      params: ({ event }) => event,
                    },
                  },
                ],
              },
            },
            // A tab that heard nothing of the others asks them first. What is done here is no answer to the question.
            warning: {
              entry: 'askActivity',
              after: { lastCall: signOutIdle },
              on: {
                'activity.elsewhere': {
                  guard: { type: 'isBusy', params: ({ event }) => event },
                  target: 'active',
                  actions: { type: 'noteIdleness', params: ({ event }) => event },
                },
                extended: { target: 'active', actions: ['noteActivity', 'shareActivity'] },
                'page.shown': [
                  {
                    guard: { type: 'isIdle', params: ({ event }) => event },
                    ...signOutIdle,
                  },
                  // The member was busy in another tab.
                  {
                    guard: { type: 'isBusy', params: ({ event }) => event },
                    target: 'active',
                    actions: { type: 'noteIdleness', params: ({ event }) => event },
                  },
                ],
              },
            },
          },
        },
      },
    },
    interrupted: {
      invoke: {
        id: 'keepParked',
        src: 'keepParked',
        input: ({ context: { intent, memberId, remaining } }) => ({ intent, memberId, remaining }),
      },
      initial: 'inDialog',
      on: {
        'login.verified': [
          {
            guard: { type: 'isSameMember', params: ({ event }) => ({ memberId: event.memberId }) },
            target: 'authenticated',
            actions: [
              { type: 'welcome', params: ({ event }) => ({ memberId: event.memberId }) },
              'noteReturn',
              'resumeAct',
              'tellResumed',
              'forgetIntent',
            ],
          },
          {
            target: 'authenticated',
            actions: [
              { type: 'welcome', params: ({ event }) => ({ memberId: event.memberId }) },
              'tellDropped',
              'forgetIntent',
            ],
          },
        ],
      },
      after: { intentLifetime: { target: 'anonymous', actions: 'tellDropped' } },
      states: {
        inDialog: { on: { 'login.dismissed': { target: '#session.anonymous', actions: 'tellDropped' } } },
        elsewhere: {},
      },
    },
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
