import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { profileFormMachine } from './profileForm.machine.ts';

export const profileFormInputs = [{ says: 'the details are shown', input: undefined }] as const;

export const profileFormExamples = {
  'edit.pressed': [{ says: 'member wants to change them', tag: '"first"' }],
  'cancel.pressed': [{ says: 'member leaves them as they are' }],
  'form.submitted': [
    { says: 'member gives another name', changes: { lastname: 'Tremblay' }, faults: [] },
    {
      says: 'member gives no first name',
      changes: { firstname: '' },
      faults: [{ field: 'firstname', code: 'missing' }],
    },
    { says: 'member changes nothing', changes: {}, faults: [] },
  ],
  'mine.kept': [{ says: 'member keeps their own' }],
  'theirs.taken': [{ says: 'member takes what was saved elsewhere' }],
  'xstate.done.actor.save': [
    { says: 'the server saves it', output: { outcome: 'saved' } },
    { says: 'it was changed elsewhere', output: { outcome: 'conflict', tag: '"second"' } },
    {
      says: 'the server does not take a field',
      output: { outcome: 'refused', faults: [{ field: 'lastname', code: 'characters' }] },
    },
    { says: 'it is saved too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.save': [{ says: 'the server cannot be reached' }],
} as const satisfies ExamplesOf<typeof profileFormMachine>;
