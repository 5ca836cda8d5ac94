import type { ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';

type PasswordState = StateValueFrom<typeof passwordChangeMachine>;

interface Row {
  shows: 'form' | 'done';
  isBusy: boolean;
}

/** How each state of the `passwordChange` machine looks. */
const rows: Readonly<Record<PasswordState, Row>> = {
  editing: { shows: 'form', isBusy: false },
  saving: { shows: 'form', isBusy: true },
  changed: { shows: 'done', isBusy: false },
};

export interface PasswordPicture extends Row, ContextFrom<typeof passwordChangeMachine> {
  /** As the DOM shows it (`data-state`). */
  state: PasswordState;
}

/** The `passwordChange` machine as it is seen. */
export const passwordPicture = ({
  value: state,
  context,
}: SnapshotFrom<typeof passwordChangeMachine>): PasswordPicture => ({ ...rows[state], state, ...context });
