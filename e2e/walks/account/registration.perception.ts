import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import {
  checkingCode,
  coding,
  email,
  focusAfter,
  isFaulty,
  newPassword,
  problemIn,
} from './account.perception.ts';

interface RegistrationValues {
  /** Whether the tab has a draft with a whole place: only then are there lists within. */
  readonly hasPlace: boolean;
}
type RegistrationTold = Told<RegistrationValues>;

const form = (told: RegistrationTold) => {
  const { account } = told.text;
  const { country, province, city } = account.places;
  return [
    control('textbox', account.name, ...isFaulty(told, 'FullName')),
    control('textbox', account.email, ...isFaulty(told, 'Email')),
    ...(told.values.hasPlace ? [country, province, city] : [country]).map((name) =>
      control('combobox', name),
    ),
    ...newPassword(told),
  ];
};

/** PRO-08: the password of the request, in a tab without it. */
const chosenPassword = ({ text: { account }, facts }: RegistrationTold, isBusy: boolean): Perceived => ({
  controls: [
    control(
      'textbox',
      account.password,
      ...(facts['problem'] === 'wrong-password' ? ['invalid' as const] : []),
    ),
    control('button', account.showPassword),
    isBusy ? control('button', account.busy, 'disabled') : control('button', account.activate.submit),
    control('button', account.activate.anew, ...(isBusy ? ['disabled' as const] : [])),
  ],
  statuses: [filled(account.activate[facts['isLinked'] === true ? 'link' : 'password'], { email })],
});

const askingPassword = (told: RegistrationTold): Perceived => {
  const { account } = told.text;
  return {
    ...chosenPassword(told, false),
    alerts: problemIn(told),
    focus: told.facts['problem'] === null ? account.activate.title : account.password,
  };
};

const checkingPassword = (told: RegistrationTold): Perceived => ({
  ...chosenPassword(told, true),
  isBusy: true,
  focus: told.text.account.password,
});

const askingCode = (told: RegistrationTold): Perceived => {
  const { submit, anew } = told.text.account.activate;
  return coding(told, { submit, another: anew });
};

/** PRO-08, PRO-10, PRO-11, PRO-18 */
export const registrationPerception: Perception<typeof registrationMachine, RegistrationValues> = {
  states: {
    opening: null,
    beginning: null,
    closed: ({ text: { account } }) => ({ focus: account.closed.title }),
    waiting: ({ text: { account } }) => ({ controls: [control('button', account.activate.anew)] }),
    filling: (told) => {
      const { account } = told.text;
      return {
        controls: [...form(told), control('button', account.register.submit)],
        alerts: problemIn(told, account.register.ended),
        ...focusAfter(told, { field: account.password, heading: account.register.title }),
      };
    },
    registering: (told) => {
      const { account } = told.text;
      return {
        controls: [...form(told), control('button', account.busy, 'disabled')],
        isBusy: true,
        focus: account.password,
      };
    },
    'code.opening': null,
    'code.linked': askingPassword,
    'code.coding': askingCode,
    'code.validating': (told) =>
      told.facts['isLinked'] === true
        ? checkingPassword(told)
        : checkingCode(told.text, { another: told.text.account.activate.anew }),
    'code.authorized': null,
    'code.ended': null,
    'code.another': null,
    proving: askingPassword,
    repeating: askingCode,
    activating: (told) => {
      const { isLinked, isHeld } = told.facts;
      return isLinked === true || isHeld !== true
        ? checkingPassword(told)
        : checkingCode(told.text, { another: told.text.account.activate.anew });
    },
    paused: null,
    activated: ({ text: { account } }) => ({
      statuses: [
        `${account.activated.text}${account.credits.text} ${account.credits.passes}${account.logIn}`,
      ],
      focus: account.activated.title,
    }),
    entered: ({ text: { account } }) => ({
      statuses: [
        account.entered.text + account.credits.text + account.credits.passes + account.entered.calendar,
      ],
      focus: account.activated.title,
    }),
  },
};

/** The server's form cannot be sent, and only scripts fetch the lists of places. */
export const registrationServed: typeof registrationPerception = {
  states: {
    ...registrationPerception.states,
    filling: (told) => ({
      controls: [...form(told), control('button', told.text.account.register.submit, 'disabled')],
      statuses: [told.text.account.places.loading],
    }),
  },
};
