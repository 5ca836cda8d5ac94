import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';

type RegistrationState = SnapshotFrom<typeof registrationMachine>;
interface Picture {
  name: 'closed' | 'form' | 'code' | 'link' | 'address' | 'activated';
  isBusy: boolean;
}
const still = (name: Picture['name']): Picture => ({ name, isBusy: false });
const busy = (name: Picture['name']): Picture => ({ name, isBusy: true });

const pictures = {
  opening: still('form'),
  closed: still('closed'),
  filling: still('form'),
  registering: busy('form'),
  coding: still('code'),
  linked: still('link'),
  validating: busy('code'),
  activating: busy('code'),
  paused: still('code'),
  asking: still('address'),
  mailing: busy('address'),
  activated: still('activated'),
} as const satisfies Record<RegistrationState['value'], Picture>;

/** What to draw in a state. */
export const pictureOf = ({ value, context }: Pick<RegistrationState, 'value' | 'context'>): Picture =>
  (value === 'validating' || value === 'activating') && context.linkCode !== ''
    ? busy('link')
    : pictures[value];
