import type { SessionRef } from '#machines/session/sessionRef.ts';

type State = ReturnType<SessionRef['getSnapshot']>;

export const isMember = (state: State): boolean => state.matches('authenticated');
/** SES-12: nobody has been active for a while. */
export const isWarned = (state: State): boolean => state.matches({ authenticated: { presence: 'warning' } });
export const isInterrupted = (state: State): boolean => state.matches({ interrupted: 'inDialog' });
/** An act of the member is on its way to the server, or waits for a login or for its control (SES-32). */
export const isActing = ({ context, children }: State): boolean =>
  context.intent !== null || children.interruptedAct?.getSnapshot().matches('none') === false;
/** SES-11: the server's words to the member when it ended the session; else ''. */
export const refusalOf = (state: State | undefined): string => state?.context.words ?? '';
/** Another tab has logged the member out. */
export const isOutElsewhere = (state: State): boolean =>
  state.matches('anonymous') && state.context.reason === 'elsewhere';
