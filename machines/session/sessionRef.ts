import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

/** The running session of a tab. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
