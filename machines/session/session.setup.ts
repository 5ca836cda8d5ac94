import { assign, emit, enqueueActions, type EventObject, sendTo, setup } from 'xstate';
import { type Intent, interruptedActMachine } from '../interruptedAct/interruptedAct.machine.ts';
import { port, source } from '../port.ts';
import { settings } from '../settings.ts';
import { untilNextTry, untilRefresh, untilWarning } from './pauses.ts';

export type { Intent };

/** Why a session ended. */
export type SignedOutReason = 'asked' | 'inactive' | 'expired' | 'elsewhere';

/** `refused`: the server has ended the session. Network trouble is a rejection. */
export interface RefreshOutput {
  outcome: 'refreshed' | 'refused';
  /** SES-11: the server's explanation to the member, if any. */
  words?: string;
}

/** Messages to the other tabs: they share or request the time of the last activity, or announce a logout. */
export type TabsEvent = { type: 'activity.shared' } | { type: 'activity.asked' } | { type: 'signOut.shared' };

export interface SessionInput {
  /** Uuid of the member whose tokens the tab has, or null. */
  memberId: string | null;
  /** An act that waits for a login since before the page was loaded; `remaining` of its lifetime, in ms. */
  parked: { intent: Intent; memberId: string; remaining: number } | null;
  /** 0.7…1.3, from the app: a chart draws no random numbers. */
  jitter: number;
}

export interface SessionContext {
  memberId: string | null;
  jitter: number;
  /** Time since the member's last reported activity, in ms. */
  idleFor: number;
  /** The act of a control at work, or one that waits for a login; null without one. */
  intent: Intent | null;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
  /** The remaining lifetime of a parked intent, in ms. */
  remaining: number;
  /** Failed refreshes in a row. */
  attempt: number;
  /** Another tab asked for the present tokens: this one lets it go first. */
  isFollowing: boolean;
  /** The interrupted member is back: the page's data about them still hold. */
  isReturning: boolean;
  reason: SignedOutReason;
  /** SES-11: the server's words to the member when it ended the session; else ''. */
  words: string;
}

/** An act that waits for its member's login. */
export type Waiting = Pick<SessionContext, 'intent' | 'memberId' | 'remaining'>;

/** Time since the last activity, in ms. */
export interface Idleness {
  idleFor: number;
}

/** The page when it is seen again; `expiresIn`: the rest of the access token's `lifetime`, in ms. */
export interface Shown extends Idleness {
  expiresIn: number;
  lifetime: number;
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
  | { type: 'session.extended' }
  | { type: 'logout.pressed' }
  | { type: 'signedOut.elsewhere'; isOwnLogin: boolean }
  | { type: 'action.began'; intent: Intent; isGuarded: boolean }
  | { type: 'action.ended'; key: string };

type SessionEmitted =
  | { type: 'signedOut'; reason: SignedOutReason }
  | { type: 'resumed'; intent: Intent }
  | { type: 'dropped'; intent: Intent };

const { freshEnough, idleLimit, lastCall, intentLifetime } = settings.session;

export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    input: SessionInput;
  },
  actors: {
    /** Trades the refresh token for new ones, which the other tabs of the login get too (SES-09, SES-10). */
    refresh: port<RefreshOutput>('refresh'),
    /** Forgets the member here first, then ends the session at the server (SES-13). */
    signOut: port<void, { reason: SignedOutReason }>('signOut'),
    /** Stores the waiting act for a reload, for as long as it is invoked. */
    keepParked: source<never, EventObject, Waiting>('keepParked'),
    /** Reports activity: `activity.seen`, `page.shown`, `went.online`. */
    presence: source<SessionEvent>('presence'),
    /** The other tabs: `activity.elsewhere`, `tokens.rotated`, `signedOut.elsewhere`. */
    tabs: source<SessionEvent, TabsEvent>('tabs'),
    /** The resumed act, until its control takes it. */
    interruptedAct: interruptedActMachine,
  },
  guards: {
    isParked: ({ context }) => context.intent !== null,
    isNobody: ({ context }) => context.memberId === null,
    isRefreshed: (_, { outcome }: RefreshOutput) => outcome === 'refreshed',
    isActing: ({ context }) => context.intent !== null,
    isActingOpenly: ({ context }) => context.intent !== null && !context.isGuarded,
    isSameMember: ({ context }, { memberId }: { memberId: string }) => context.memberId === memberId,
    // A member who was away for too long is logged out, and needs no new tokens for that.
    // One that lives shortly is good for half its life: else a host of such tokens is asked each time.
    wantsTokens: (_, { expiresIn, lifetime, idleFor }: Shown) =>
      expiresIn < freshEnough && expiresIn < lifetime / 2 && idleFor < idleLimit,
    isStillIn: (_, { idleFor }: Idleness) => idleFor < idleLimit,
    isIdle: (_, { idleFor }: Idleness) => idleFor >= idleLimit,
    isNearlyIdle: (_, { idleFor }: Idleness) => idleFor >= idleLimit - lastCall,
    isBusy: (_, { idleFor }: Idleness) => idleFor < idleLimit - lastCall,
    isOwnLogin: (_, { isOwnLogin }: { isOwnLogin: boolean }) => isOwnLogin,
    isAtWork: ({ context }, { key }: { key: string }) => context.intent?.key === key,
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
    noteIntent: assign((_, { intent, isGuarded }: { intent: Intent; isGuarded: boolean }) => ({
      intent,
      isGuarded,
    })),
    forgetIntent: assign({ intent: null, isGuarded: false, remaining: intentLifetime }),
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
    resumeAct: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent === null) return;
      enqueue.sendTo('interruptedAct', { type: 'act.resumed', intent });
      enqueue.emit({ type: 'resumed', intent });
    }),
    dropAct: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent !== null) enqueue.emit({ type: 'dropped', intent });
    }),
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
});
