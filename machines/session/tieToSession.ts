import type { ActorRefFrom, EmittedFrom } from 'xstate';
import type { Intent, sessionMachine } from './session.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** A control that acts for the member, as the session needs to know it. */
export interface Worker {
  /** What it is doing, or what it waits to do again; null while it rests. */
  intent: () => Intent | null;
  /** Whether it waits for a login. */
  isParked: () => boolean;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  /** Whether an intent of the session is its own. */
  owns: (intent: Intent) => boolean;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
  resume: (intent: Intent) => void;
  drop: () => void;
}

/**
 * Keeps the session told what a control is doing, so that it can wait for a login if the session ends meanwhile, and
 * tells the control how that went (SES-32). Returns how to stop.
 */
export const tieToSession = (session: SessionRef, worker: Worker): (() => void) => {
  let told: Intent | null = null;
  const tell = (now: Intent | null) => {
    if (told !== null) session.send({ type: 'action.ended', key: told.key });
    if (now !== null) session.send({ type: 'action.began', intent: now, isGuarded: worker.isGuarded });
    told = now;
  };
  const follow = () => {
    const now = worker.intent();
    if (now?.key !== told?.key) tell(now);
    // The session may have got over it before the control heard of its end.
    if (worker.isParked() && !session.getSnapshot().matches('interrupted')) worker.drop();
  };
  const resume = ({ intent }: Extract<EmittedFrom<typeof sessionMachine>, { type: 'resumed' }>) => {
    if (!worker.owns(intent)) {
      // Only one intent waits at a time: whatever else waits is over.
      if (worker.isParked()) worker.drop();
      return;
    }
    worker.resume(intent);
    tell(worker.intent());
  };
  follow();
  const subscriptions = [
    worker.subscribe(follow),
    session.on('resumed', resume),
    session.on('dropped', ({ intent }) => {
      if (worker.owns(intent) || worker.isParked()) worker.drop();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    tell(null);
  };
};
