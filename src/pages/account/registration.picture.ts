import type { ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';

type RegistrationState = StateValueFrom<typeof registrationMachine>;
type Context = ContextFrom<typeof registrationMachine>;

interface Row {
  name: 'closed' | 'form' | 'waiting' | 'code' | 'link' | 'password' | 'activated';
  isBusy: boolean;
}
const still = (name: Row['name']): Row => ({ name, isBusy: false });
const busy = (name: Row['name']): Row => ({ name, isBusy: true });

/** What each state of the `registration` machine looks like. */
const rows: Readonly<Record<RegistrationState, Row>> = {
  opening: still('form'),
  beginning: still('form'),
  closed: still('closed'),
  waiting: still('waiting'),
  filling: still('form'),
  registering: busy('form'),
  coding: still('code'),
  linked: still('link'),
  validating: busy('code'),
  proving: still('password'),
  activating: busy('code'),
  paused: still('code'),
  activated: still('activated'),
};

/** While an answer is awaited, the step that asked. */
const rowOf = (state: RegistrationState, { linkCode, password }: Context): Row => {
  if (state !== 'validating' && state !== 'activating') return rows[state];
  if (linkCode !== '') return busy('link');
  return state === 'activating' && password === '' ? busy('password') : rows[state];
};

export interface RegistrationPicture extends Row, Pick<Context, 'faults' | 'problem' | 'retryAfter'> {
  /** As the DOM shows it (`data-state`). */
  state: RegistrationState;
  email: string;
}

/** The `registration` machine as it is seen. */
export const registrationPicture = ({
  value: state,
  context,
}: SnapshotFrom<typeof registrationMachine>): RegistrationPicture => ({
  ...rowOf(state, context),
  state,
  email: context.request.email,
  faults: context.faults,
  problem: context.problem,
  retryAfter: context.retryAfter,
});
