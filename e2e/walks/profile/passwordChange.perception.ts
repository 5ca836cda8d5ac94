import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { control } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { atFaults, isFaulty, problemIn } from './profile.perception.ts';

interface PasswordValues {
  /** Whether the form was opened anew, after a change. */
  readonly isAgain: boolean;
}

/** Each button for a look names its own field. */
const fields = (told: Told<PasswordValues>) => {
  const { profile, account } = told.text;
  return [
    control('textbox', profile.password.old, ...isFaulty(told, 'OldPassword')),
    control('button', `${account.showPassword} (${profile.password.old})`),
    control('textbox', profile.password.new, ...isFaulty(told, 'Password')),
    control('button', account.showPassword),
  ];
};

/** PRO-04, PRO-12 */
export const passwordChangePerception: Perception<typeof passwordChangeMachine, PasswordValues> = {
  states: {
    editing: (told) => {
      const { facts, values } = told;
      const { password } = told.text.profile;
      return {
        controls: [...fields(told), control('button', password.submit)],
        alerts: problemIn(told),
        // The button that was pressed keeps it; the one that opened the form anew is gone.
        ...(facts['problem'] !== null && { focus: password.submit }),
        ...(facts['problem'] === null && values.isAgain && { focus: password.old }),
        ...(facts['fault'] !== null && atFaults(told.text)),
      };
    },
    saving: (told) => {
      const { saving } = told.text.profile.password;
      return {
        controls: [...fields(told), control('button', saving, 'disabled')],
        isBusy: true,
        focus: saving,
      };
    },
    changed: ({ text: { profile } }) => ({
      controls: [control('button', profile.password.again)],
      statuses: [profile.password.changed],
    }),
  },
};
