import type { SessionRef } from '#machines/session/sessionRef.ts';

type State = ReturnType<SessionRef['getSnapshot']>;

export const isMember = (state: State): boolean => state.matches('authenticated');
/** SES-12: nobody has moved for a while. */
export const isWarned = (state: State): boolean => state.matches({ authenticated: { presence: 'warning' } });
export const isInterrupted = (state: State): boolean => state.matches({ interrupted: 'inDialog' });
/** Another tab has logged the member out. */
export const isOutElsewhere = (state: State): boolean =>
  state.matches('anonymous') && state.context.reason === 'elsewhere';
