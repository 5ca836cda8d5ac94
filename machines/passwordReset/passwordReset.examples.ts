import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { passwordResetMachine } from './passwordReset.machine.ts';

const request = { email: 'jo@example.test', token: 'token', uuid: 'uuid', userref: 'userref' };
const address = request.email;

export const passwordResetInputs = [
  { says: 'the address is asked for', input: { begins: 'asking' } },
  { says: 'the page is loaded anew while the code is on its way', input: { begins: 'code', request } },
  { says: 'the link of the mail is opened', input: { begins: 'link', link: { request, code: '012345' } } },
] as const;

export const passwordResetExamples = {
  'address.submitted': [
    { says: 'visitor gives the address', email: address, faults: [] },
    {
      says: 'visitor gives what is no address',
      email: 'jo',
      faults: [{ field: 'Email', code: 'no-address' }],
    },
  ],
  'field.corrected': [
    { says: 'visitor corrects the address', field: 'Email' },
    { says: 'visitor corrects the password', field: 'Password' },
  ],
  'code.submitted': [{ says: 'visitor gives the code', code: '012345' }],
  'link.confirmed': [{ says: 'visitor confirms the link' }],
  'another.pressed': [{ says: 'visitor asks for another code' }],
  'password.submitted': [
    { says: 'visitor chooses a password', password: 'a long enough one', faults: [] },
    {
      says: 'visitor chooses a password that is too short',
      password: 'short',
      faults: [{ field: 'Password', code: 'too-short' }],
    },
  ],
  'xstate.done.actor.mail': [
    { says: 'the server mails a code', output: { outcome: 'mailed', request } },
    {
      says: 'the server does not take the address',
      output: { outcome: 'refused', faults: [{ field: 'Email', code: 'no-address' }] },
    },
    { says: 'codes are asked for too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.mail': [{ says: 'the server cannot be reached for a code' }],
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
  'xstate.done.actor.finalize': [
    { says: 'the password is new', output: { outcome: 'done' } },
    {
      says: 'the server finds the password too common',
      output: { outcome: 'refused', faults: [{ field: 'Password', code: 'common' }] },
    },
    { says: 'the request has ended meanwhile', output: { outcome: 'ended' } },
    { says: 'passwords are sent too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.finalize': [{ says: 'the server cannot be reached with the password' }],
} as const satisfies ExamplesOf<typeof passwordResetMachine>;
