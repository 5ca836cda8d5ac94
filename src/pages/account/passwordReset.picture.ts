import type { ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';

type ResetState = StateValueFrom<typeof passwordResetMachine>;

interface Row {
  name: 'address' | 'code' | 'link' | 'password' | 'done';
  isBusy: boolean;
}
const still = (name: Row['name']): Row => ({ name, isBusy: false });
const busy = (name: Row['name']): Row => ({ name, isBusy: true });

/** What each state of the `passwordReset` machine looks like (PRO-09). */
const rows: Readonly<Record<ResetState, Row>> = {
  opening: still('address'),
  asking: still('address'),
  mailing: busy('address'),
  coding: still('code'),
  linked: still('link'),
  validating: busy('code'),
  paused: still('code'),
  choosing: still('password'),
  finalizing: busy('password'),
  done: still('done'),
};

export interface ResetPicture
  extends Row, Pick<ContextFrom<typeof passwordResetMachine>, 'faults' | 'problem' | 'retryAfter'> {
  /** As the DOM shows it (`data-state`). */
  state: ResetState;
  email: string;
}

/** The `passwordReset` machine as it is seen. */
export const resetPicture = ({
  value: state,
  context: { linkCode, request, faults, problem, retryAfter },
}: SnapshotFrom<typeof passwordResetMachine>): ResetPicture => ({
  ...(state === 'validating' && linkCode !== '' ? busy('link') : rows[state]),
  state,
  email: request.email,
  faults,
  problem,
  retryAfter,
});
