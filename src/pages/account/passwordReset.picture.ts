import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';

type ResetState = SnapshotFrom<typeof passwordResetMachine>;
interface Picture {
  name: 'address' | 'code' | 'link' | 'password' | 'done';
  isBusy: boolean;
}
const still = (name: Picture['name']): Picture => ({ name, isBusy: false });
const busy = (name: Picture['name']): Picture => ({ name, isBusy: true });

const pictures = {
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
} as const satisfies Record<ResetState['value'], Picture>;

/** The parts to draw in a state (PRO-09). */
export const pictureOf = ({ value, context }: Pick<ResetState, 'value' | 'context'>): Picture =>
  value === 'validating' && context.linkCode !== '' ? busy('link') : pictures[value];
