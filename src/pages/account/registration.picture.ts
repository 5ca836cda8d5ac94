import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';
import { busy, codePictures, orLink, still, type Picture } from './mailedCode.picture.ts';

type RegistrationState = SnapshotFrom<typeof registrationMachine>;
type RegistrationPicture = Picture<
  'closed' | 'form' | 'waiting' | 'code' | 'link' | 'password' | 'activated'
>;

const pictures = {
  ...codePictures,
  opening: still('form'),
  beginning: still('form'),
  closed: still('closed'),
  waiting: still('waiting'),
  filling: still('form'),
  registering: busy('form'),
  proving: still('password'),
  repeating: still('code'),
  activating: busy('code'),
  paused: still('code'),
  activated: still('activated'),
} as const satisfies Record<StateName<RegistrationState['value']>, RegistrationPicture>;

/** The picture of a state: while an answer is awaited, and after one that was lost, the step that asked. */
export const pictureOf = ({
  value,
  context,
}: Pick<RegistrationState, 'value' | 'context'>): RegistrationPicture =>
  orLink(
    value === 'activating' && context.password === '' ? busy('password') : pictures[dataState(value)],
    context,
  );
