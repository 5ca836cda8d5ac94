import { settings } from '../settings.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { loginMachine } from './login.machine.ts';

const { codeLifetime, resendPause, tries } = settings.login;

export const loginInputs = [
  { says: 'the login form is open', input: { pending: null } },
  {
    says: 'the page is loaded anew while the code is on its way',
    input: {
      pending: {
        username: 'camille@example.test',
        token: 'pending-1',
        triesLeft: tries - 1,
        isResent: true,
        codeLeft: codeLifetime / 2,
        pauseLeft: resendPause / 2,
      },
    },
  },
] as const;

export const loginExamples = {
  'credentials.submitted': [
    { says: 'visitor gives a name and a password', username: 'camille@example.test', password: 'secret' },
  ],
  'code.submitted': [{ says: 'visitor gives the code', code: '012345' }],
  'resend.pressed': [{ says: 'visitor asks for another code' }],
  'back.pressed': [{ says: 'visitor goes back to the password' }],
  'restart.pressed': [{ says: 'visitor begins again' }],
  'xstate.done.actor.initiate': [
    { says: 'the server mails a code', output: { outcome: 'sent', token: 'pending-1' } },
    {
      says: 'the server knows no such name and password',
      output: { outcome: 'wrong-credentials', words: '' },
    },
    { says: 'the server is asked too often', output: { outcome: 'too-many', retryAfter: 60, words: '' } },
    { says: 'the server does not let the member in', output: { outcome: 'refused', words: 'Call us.' } },
  ],
  'xstate.error.actor.initiate': [{ says: 'the server cannot be reached with the password' }],
  'xstate.done.actor.verify': [
    { says: 'the code is right', output: { outcome: 'verified', memberId: 'camille' } },
    { says: 'the code is wrong', output: { outcome: 'wrong-code', words: '' } },
    { says: 'the code was wrong too often', output: { outcome: 'dead', words: '' } },
    { says: 'the server finds the code too old', output: { outcome: 'expired', words: '' } },
    { says: 'codes are tried too often', output: { outcome: 'too-many', retryAfter: 60, words: '' } },
    {
      says: 'the server takes no code of the member',
      output: { outcome: 'refused', words: 'Call us.' },
    },
  ],
  'xstate.error.actor.verify': [{ says: 'the server cannot be reached with the code' }],
  'xstate.done.actor.resend': [
    { says: 'the server mails another code', output: { outcome: 'sent', token: 'pending-2' } },
    { says: 'the attempt is used up', output: { outcome: 'dead', words: '' } },
    { says: 'the attempt is too old', output: { outcome: 'expired', words: '' } },
    { says: 'codes are asked for too often', output: { outcome: 'too-many', retryAfter: 60, words: '' } },
    { says: 'another code is refused', output: { outcome: 'refused', words: 'Call us.' } },
  ],
  'xstate.error.actor.resend': [{ says: 'the server cannot be reached for another code' }],
  'xstate.after.codeLifetime': [{ says: 'the code is too old' }],
  'xstate.after.resendPause': [{ says: 'another code may be asked for' }],
} as const satisfies ExamplesOf<typeof loginMachine>;
