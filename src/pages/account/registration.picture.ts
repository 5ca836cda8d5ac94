import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';

type RegistrationState = SnapshotFrom<typeof registrationMachine>;
interface Picture {
  name: 'closed' | 'form' | 'waiting' | 'code' | 'link' | 'password' | 'activated';
  isBusy: boolean;
}
const still = (name: Picture['name']): Picture => ({ name, isBusy: false });
const busy = (name: Picture['name']): Picture => ({ name, isBusy: true });

const pictures = {
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
} as const satisfies Record<RegistrationState['value'], Picture>;

/** The parts to draw in a state: during a request, its own step. */
export const pictureOf = ({ value, context }: Pick<RegistrationState, 'value' | 'context'>): Picture => {
  if (value !== 'validating' && value !== 'activating') return pictures[value];
  if (context.linkCode !== '') return busy('link');
  return busy(value === 'activating' && context.password === '' ? 'password' : 'code');
};
