import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';
import { busy, codeRows, mailedPicture, still, type MailedPicture } from './mailedCode.picture.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;
export type ResetPicture = MailedPicture<'address' | 'code' | 'link' | 'password' | 'done'>;

/** How each state of the `passwordReset` machine looks. */
const rows = {
  ...codeRows,
  opening: still('address'),
  asking: still('address'),
  mailing: busy('address'),
  choosing: still('password'),
  finalizing: busy('password'),
  done: still('done'),
} as const satisfies Record<StateName<Snapshot['value']>, Pick<ResetPicture, 'step' | 'isBusy'>>;

/** The `passwordReset` machine as it is seen (PRO-09). */
export const resetPicture = ({ value, context }: Snapshot): ResetPicture => {
  const state = dataState(value);
  return mailedPicture(state, rows[state], context);
};
