import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';
import { busy, codePictures, orLink, still, type Picture } from './mailedCode.picture.ts';

type ResetState = SnapshotFrom<typeof passwordResetMachine>;
type ResetPicture = Picture<'address' | 'code' | 'link' | 'password' | 'done'>;

const pictures = {
  ...codePictures,
  opening: still('address'),
  asking: still('address'),
  mailing: busy('address'),
  choosing: still('password'),
  finalizing: busy('password'),
  done: still('done'),
} as const satisfies Record<StateName<ResetState['value']>, ResetPicture>;

/** The picture of a state (PRO-09). */
export const pictureOf = ({ value, context }: Pick<ResetState, 'value' | 'context'>): ResetPicture =>
  orLink(pictures[dataState(value)], context);
