import { codeFacts } from '#src/controls/login/formText.ts';
import { filled, type SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Told } from '../perception/perception.ts';

/** The address of every request. */
export const email = 'jo@example.test';
/** The server's requested wait, in minutes. */
export const retryAfter = 1;

type AnyTold = Told<unknown>;

/** The obstacle of a place. */
export const problemIn = ({ text: { account }, facts }: AnyTold, ended = account.problem.ended): string[] => {
  const { problem } = account;
  switch (facts['problem']) {
    case 'wrong-code':
      return [problem.code];
    case 'wrong-password':
      return [problem.password];
    case 'ended':
      return [ended];
    case 'too-many':
      return [filled(problem.tooManyWait, { minutes: retryAfter })];
    case 'unavailable':
      return [problem.unavailable];
    default:
      return [];
  }
};

/** PRO-18: a faulty form's summary has the focus, and the heading of a new step. Else the field that was sent keeps it. */
export const focusAfter = (
  { text: { account }, facts }: AnyTold,
  { field, heading }: { field: string; heading: string },
): Pick<Perceived, 'focus'> => {
  if (facts['fault'] !== null) return { focus: filled(account.fault.title_one, { count: 1 }) };
  if (facts['problem'] === 'ended') return { focus: heading };
  return facts['problem'] === null ? {} : { focus: field };
};

export const isFaulty = ({ facts }: AnyTold, field: string): 'invalid'[] =>
  facts['fault'] === field ? ['invalid'] : [];

export const newPassword = (told: AnyTold) => [
  control('textbox', told.text.account.password, ...isFaulty(told, 'Password')),
  control('button', told.text.account.showPassword),
];

interface Labels {
  readonly submit: string;
  readonly another: string;
}

/** PRO-06, PRO-08: the mailed code is asked for; no other is sent while one is checked. */
export const coding = (told: AnyTold, { submit, another }: Labels): Perceived => {
  const { account } = told.text;
  const isWrong = told.facts['problem'] === 'wrong-code';
  return {
    controls: [
      control('textbox', account.code.label, ...(isWrong ? ['invalid' as const] : [])),
      control('button', submit),
      control('button', another),
    ],
    statuses: [filled(account.code.sent, { email, ...codeFacts })],
    alerts: problemIn(told),
    focus: told.facts['problem'] === null ? account.code.title : account.code.label,
  };
};

export const checkingCode = ({ account }: SiteWords, { another }: Pick<Labels, 'another'>): Perceived => ({
  controls: [
    control('textbox', account.code.label),
    control('button', account.busy, 'disabled'),
    control('button', another, 'disabled'),
  ],
  statuses: [filled(account.code.sent, { email, ...codeFacts })],
  isBusy: true,
  focus: account.code.label,
});
