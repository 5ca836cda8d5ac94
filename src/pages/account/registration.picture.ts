import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';
import { busy, codeRows, mailedPicture, still, type MailedPicture } from './mailedCode.picture.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;
export type RegistrationPicture = MailedPicture<
  'closed' | 'form' | 'waiting' | 'code' | 'link' | 'password' | 'activated' | 'entered'
>;

/** How each state of the `registration` machine looks. */
const rows = {
  ...codeRows,
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
  entered: still('entered'),
} as const satisfies Record<StateName<Snapshot['value']>, Pick<RegistrationPicture, 'step' | 'isBusy'>>;

/** The `registration` machine as it is seen: while an answer is awaited, and after one that was lost, the step that asked. */
export const registrationPicture = ({ value, context }: Snapshot): RegistrationPicture => {
  const state = dataState(value);
  const isProving = state === 'activating' && context.password === '';
  return mailedPicture(state, isProving ? busy('password') : rows[state], context);
};
