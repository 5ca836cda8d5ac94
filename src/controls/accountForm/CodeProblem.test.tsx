import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import en from '#locales/en/account.json' with { type: 'json' };
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { CodeProblemText } from './CodeProblem.tsx';

type Props = ComponentProps<typeof CodeProblemText>;
const drawn = (problem: Props['problem'], props: Partial<Props> = {}): string =>
  plainHtml(renderScreen(<CodeProblemText problem={problem} retryAfter={null} {...props} />));
const alert = (words: string, id = 'account-problem') => `<p id="${id}" role="alert">${words}</p>`;

test.each<[Props['problem'], Partial<Props>, string]>([
  [null, {}, ''],
  ['wrong-code', {}, alert('This is not the right code. Check the latest email and try again.')],
  ['ended', {}, alert('This code no longer works. Enter your address to get another one.')],
  ['ended', { ended: 'Ask anew.' }, alert('Ask anew.')],
  [
    'wrong-code',
    { ended: 'Ask anew.' },
    alert('This is not the right code. Check the latest email and try again.'),
  ],
  ['wrong-password', {}, alert(en.problem.password)],
  ['unavailable', { retryAfter: 60 }, alert('We could not reach the server. Nothing is lost: try again.')],
  ['too-many', {}, alert('Too many tries. Try again later.')],
  ['too-many', { retryAfter: 60 }, alert('Too many tries. Try again in 1 min.')],
  ['too-many', { retryAfter: 61 }, alert('Too many tries. Try again in 2 min.')],
  [
    'wrong-code',
    { retryAfter: 60, id: 'own' },
    alert('This is not the right code. Check the latest email and try again.', 'own'),
  ],
])('PRO-06: of the problem %s with %o a form says at once what helps', (problem, props, html) => {
  expect(drawn(problem, props)).toBe(html);
});
