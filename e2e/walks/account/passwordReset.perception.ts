import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';
import {
  checkingCode,
  coding,
  email,
  focusAfter,
  isFaulty,
  newPassword,
  problemIn,
} from './account.perception.ts';

/** PRO-05…PRO-07, PRO-09, PRO-18 */
export const passwordResetPerception: Perception<typeof passwordResetMachine> = {
  states: {
    opening: null,
    asking: (told) => {
      const { account } = told.text;
      return {
        controls: [
          control('textbox', account.email, ...isFaulty(told, 'Email')),
          control('button', account.send),
        ],
        alerts: problemIn(told),
        ...focusAfter(told, { field: account.email, heading: account.reset.title }),
      };
    },
    mailing: ({ text: { account } }) => ({
      controls: [control('textbox', account.email), control('button', account.busy, 'disabled')],
      isBusy: true,
      focus: account.email,
    }),
    'code.opening': null,
    'code.linked': (told) => {
      const { account } = told.text;
      return {
        controls: [control('button', account.reset.continue)],
        alerts: problemIn(told),
        focus: told.facts['problem'] === null ? account.link.title : account.reset.continue,
      };
    },
    'code.coding': (told) => {
      const { reset, code } = told.text.account;
      return coding(told, { submit: reset.continue, another: code.another });
    },
    'code.validating': ({ text, facts }) => {
      const { account } = text;
      if (facts['isLinked'] !== true) return checkingCode(text, { another: account.code.another });
      return { controls: [control('button', account.busy, 'disabled')], isBusy: true, focus: account.busy };
    },
    'code.authorized': null,
    'code.ended': null,
    'code.another': null,
    choosing: (told) => {
      const { account } = told.text;
      return {
        controls: [...newPassword(told), control('button', account.reset.submit)],
        statuses: [filled(account.reset.choose, { email })],
        alerts: problemIn(told),
        ...focusAfter(told, { field: account.password, heading: account.reset.newTitle }),
      };
    },
    finalizing: (told) => {
      const { account } = told.text;
      return {
        controls: [...newPassword(told), control('button', account.busy, 'disabled')],
        statuses: [filled(account.reset.choose, { email })],
        isBusy: true,
        focus: account.password,
      };
    },
    done: ({ text: { account } }) => ({
      statuses: [account.reset.done.text + account.logIn],
      focus: account.reset.done.title,
    }),
  },
};

/** The server's form cannot be sent. */
export const passwordResetServed: typeof passwordResetPerception = {
  states: {
    ...passwordResetPerception.states,
    asking: ({ text: { account } }) => ({
      controls: [control('textbox', account.email), control('button', account.send, 'disabled')],
    }),
  },
};
