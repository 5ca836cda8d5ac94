import type { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { atFaults, isFaulty, problemIn } from './profile.perception.ts';

interface FormValues {
  /** Whether the form was opened: then the list that replaces it takes the focus. */
  readonly isOpened: boolean;
  /** Whether the form stands anew, after a choice between two versions. */
  readonly isAnew: boolean;
}

const form = (told: Told<FormValues>, submit: 'save' | 'saving' | 'again'): Perceived => {
  const { details } = told.text.profile;
  const held = submit === 'saving' ? (['disabled'] as const) : [];
  return {
    controls: [
      control('textbox', details.field.firstname, ...isFaulty(told, 'firstname')),
      control('textbox', details.field.lastname, ...isFaulty(told, 'lastname')),
      control('textbox', details.field.location),
      control('combobox', details.field.lang),
      control('button', details[submit], ...held),
      control('button', details.cancel, ...held),
    ],
    alerts: problemIn(told),
    focus: told.values.isAnew ? details.field.firstname : details[submit],
  };
};

/** PRO-01…PRO-03: the number and the address cannot be changed. */
export const profileFormPerception: Perception<typeof profileFormMachine, FormValues> = {
  states: {
    submitted: null,
    viewing: ({ text: { profile }, values }) => ({
      controls: [control('button', profile.details.edit)],
      ...(values.isOpened && { focus: profile.details.edit }),
    }),
    editing: (told) => ({ ...form(told, 'save'), focus: told.text.profile.details.field.firstname }),
    saving: (told) => ({ ...form(told, 'saving'), isBusy: true }),
    refused: (told) => ({ ...form(told, 'save'), ...atFaults(told.text) }),
    failed: (told) => form(told, 'again'),
    conflict: ({ text: { profile } }) => ({
      controls: [
        control('button', profile.details.conflict.keep),
        control('button', profile.details.conflict.take),
      ],
      focus: profile.details.conflict.title,
    }),
    saved: ({ text: { profile } }) => ({
      controls: [control('button', profile.details.edit)],
      statuses: [profile.details.saved],
    }),
  },
};
