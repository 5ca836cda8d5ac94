import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { registrationMachine } from './registration.machine.ts';

const request = { email: 'jo@example.test', token: 'token', uuid: 'uuid', userref: 'userref' };
const form = {
  FullName: 'Jo Tremblay',
  Email: 'jo@example.test',
  Location: { country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' },
  Password: 'a long enough one',
};

export const registrationInputs = [
  { says: 'the form is open', input: { begins: 'form', isOpen: true } },
  { says: 'the page of the activation is open', input: { begins: 'activation', isOpen: true } },
  {
    says: 'the page of the activation is open where nobody can register',
    input: { begins: 'activation', isOpen: false },
  },
  {
    says: 'the page is loaded anew while the code is on its way',
    input: { begins: 'code', request, isOpen: true },
  },
  {
    says: 'the link of the mail is opened',
    input: { begins: 'link', link: { request, code: '012345' }, isOpen: true },
  },
] as const;

export const registrationExamples = {
  'form.submitted': [
    { says: 'visitor sends the form', form, faults: [] },
    {
      says: 'visitor sends the form without a name',
      form: { ...form, FullName: '' },
      faults: [{ field: 'FullName', code: 'missing' }],
    },
  ],
  'field.corrected': [
    { says: 'visitor gives the name after all', field: 'FullName' },
    { says: 'visitor changes the password', field: 'Password' },
  ],
  'code.submitted': [{ says: 'visitor gives the code', code: '012345' }],
  'password.submitted': [{ says: 'visitor gives the password of the request', password: form.Password }],
  'another.pressed': [{ says: 'visitor asks for another code' }],
  'xstate.done.actor.register': [
    { says: 'the server mails a code', output: { outcome: 'mailed', request } },
    {
      says: 'the server finds the password too common',
      output: { outcome: 'refused', faults: [{ field: 'Password', code: 'common' }] },
    },
    { says: 'forms are sent too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.register': [{ says: 'the server cannot be reached with the form' }],
  'xstate.done.actor.validate': [
    {
      says: 'the code is right',
      output: { outcome: 'authorized', code: '012345', authorization: 'authorization' },
    },
    { says: 'the code is wrong', output: { outcome: 'wrong-code' } },
    { says: 'the code is used up or too old', output: { outcome: 'ended' } },
    { says: 'codes are tried too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.validate': [{ says: 'the server cannot be reached with the code' }],
  'xstate.done.actor.activate': [
    {
      says: 'the account is active and its member logged in',
      output: { outcome: 'entered', memberId: 'member' },
    },
    { says: 'the account is active', output: { outcome: 'done' } },
    { says: 'the password is not that of the request', output: { outcome: 'wrong-password' } },
    { says: 'the right to activate is used up or too old', output: { outcome: 'ended' } },
    { says: 'activations are tried too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.activate': [{ says: 'no answer to the activation comes' }],
} as const satisfies ExamplesOf<typeof registrationMachine>;
