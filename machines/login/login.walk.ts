import { walked } from '../testing/walkedMachine.ts';
import { loginExamples, loginInputs } from './login.examples.ts';
import { loginMachine } from './login.machine.ts';

export const loginWalk = walked({
  machine: loginMachine,
  inputs: loginInputs,
  examples: loginExamples,
  identity: ({ problem, isResent }) => ({ problem, isResent }),
  walksEachOnce: true,
  delays: {
    codeLifetime: ({ codeLeft }) => codeLeft,
    resendPause: ({ pauseLeft }) => pauseLeft,
  },
});
