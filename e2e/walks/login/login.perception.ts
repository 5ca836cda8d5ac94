import type { loginMachine } from '#machines/login/login.machine.ts';
import { codeFacts } from '#src/controls/login/formText.ts';
import { filled, type SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

/** The server's requested wait, in minutes. */
export const retryAfter = 1;
/** SES-11: the server's own words, which are no HTML. */
export const blockedWords = 'This account is <b>closed</b> & done: call 555-0100.';

interface LoginValues {
  readonly username: string;
  /** The text of the name's field. */
  readonly typed: string;
  /** Wrong codes that are left. */
  readonly tries: number;
}

/** SES-11: the obstacle, with its remedy. */
const problemIn = ({ text: { login }, facts, values: { tries } }: Told<LoginValues>): string[] => {
  const { problem } = login;
  switch (facts['problem']) {
    case 'wrong-credentials':
      return [problem.credentials];
    case 'wrong-code':
      return [filled(problem.code, { tries })];
    case 'too-many':
      return [
        `${filled(problem.tooManyWait, { minutes: retryAfter })} ${problem.noWait} ${problem.newPassword}`,
      ];
    case 'refused':
      return [blockedWords];
    case 'unavailable':
      return [problem.unavailable];
    default:
      return [];
  }
};

const credentials = ({ login }: SiteWords, isWrong: boolean) => [
  control('textbox', login.username),
  control('textbox', login.password, ...(isWrong ? ['invalid' as const] : [])),
  control('button', login.showPassword),
];

/** SES-03: the mailed code; it says where it is. */
const code = ({ text: { login }, facts, values: { username } }: Told<LoginValues>): Perceived => ({
  controls: [
    control('textbox', login.code.label, ...(facts['problem'] === 'wrong-code' ? ['invalid' as const] : [])),
  ],
  statuses: [
    filled(facts['isResent'] === true ? login.code.resent : login.code.sent, { username, ...codeFacts }),
  ],
  focus: login.code.label,
});

/** Whether the other of two regions is in that state. */
const isWithin = ({ value }: Told<unknown>, state: string): boolean =>
  JSON.stringify(value).includes(`"${state}"`);

/** SES-03: the only way on from a useless code. */
const end = ({ login }: SiteWords, which: 'expired' | 'dead'): Perceived => ({
  controls: [control('button', login.restart)],
  alerts: [login[which].title + filled(login[which].text, codeFacts) + login.restart],
  focus: login.restart,
});

/** SES-01…SES-04, SES-11 */
export const loginPerception: Perception<typeof loginMachine, LoginValues> = {
  states: {
    opening: null,
    idle: (told) => {
      const { text, facts, values } = told;
      const isFailed = typeof facts['problem'] === 'string';
      return {
        controls: [
          ...credentials(text, facts['problem'] === 'wrong-credentials'),
          control('button', text.login.submit),
        ],
        alerts: problemIn(told),
        // After a given name the password is next.
        ...((isFailed || values.typed !== '') && { focus: text.login.password }),
      };
    },
    initiating: ({ text }) => ({
      controls: [...credentials(text, false), control('button', text.login.busy, 'disabled')],
      isBusy: true,
      focus: text.login.password,
    }),
    'attempt.code.typing': (told) => {
      const { controls = [], ...rest } = code(told);
      const text = told.text.login;
      return {
        ...rest,
        controls: [...controls, control('button', text.code.submit)],
        alerts: problemIn(told),
        // The button for another code keeps the focus until a code was refused.
        focus: isWithin(told, 'resending') && told.facts['problem'] === null ? text.busy : text.code.label,
      };
    },
    'attempt.code.verifying': (told) => {
      const { controls = [], ...rest } = code(told);
      return {
        ...rest,
        controls: [...controls, control('button', told.text.login.busy, 'disabled')],
        // Of another code that was asked for meanwhile.
        alerts: problemIn(told),
        isBusy: true,
      };
    },
    // The way back stands behind the button for another code.
    'attempt.resend.cooling': ({ text }) => ({ controls: [control('button', text.login.code.back)] }),
    // SES-03: none is sent while a code is checked.
    'attempt.resend.ready': (told) => ({
      controls: [
        control(
          'button',
          told.text.login.code.resend,
          ...(isWithin(told, 'verifying') ? ['disabled' as const] : []),
        ),
        control('button', told.text.login.code.back),
      ],
    }),
    'attempt.resend.resending': ({ text }) => ({
      controls: [control('button', text.login.busy, 'disabled'), control('button', text.login.code.back)],
    }),
    expired: ({ text }) => end(text, 'expired'),
    dead: ({ text }) => end(text, 'dead'),
    verified: ({ text }) => ({ statuses: [text.login.verified] }),
  },
};

/** The server's form cannot be sent: without scripts it would put a password in the address. */
export const loginServed: typeof loginPerception = {
  states: {
    ...loginPerception.states,
    idle: ({ text }) => ({
      controls: [...credentials(text, false), control('button', text.login.submit, 'disabled')],
    }),
  },
};
