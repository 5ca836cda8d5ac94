import { act } from 'react';
import { expect, test } from 'vitest';
import type { ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ChosenPassword } from './ChosenPassword.tsx';

test('PRO-18: a password is sent once there is one; after a refusal its field has the focus, a wrong one marked', async () => {
  openWindow();
  const sent: string[] = [];
  const drawn = (problem: ProblemProps['problem']) => (
    <ChosenPassword
      {...{ problem }}
      retryAfter={null}
      email="jo@example.test"
      intro=""
      isBusy={false}
      onSubmit={(password) => sent.push(password)}
      onAnother={() => sent.push('another')}
    />
  );
  const { find, redraw } = await renderLive(drawn(null));
  const field = find('input', 1);
  const submit = () =>
    act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const look = () => [document.activeElement === field, field.selectionStart, field.selectionEnd];
  await submit();
  field.value = ' sesame';
  field.setSelectionRange(1, 1);
  await submit();
  expect([sent, look()]).toEqual([[' sesame'], [false, 1, 1]]);
  await redraw(drawn('unavailable'));
  expect(look()).toEqual([true, 1, 1]);
  await redraw(drawn('wrong-password'));
  expect(look()).toEqual([true, 0, 7]);
});

const hidden = {
  type: 'email',
  name: 'username',
  autoComplete: 'username',
  value: 'jo@example.test',
  readOnly: '',
  hidden: '',
};
const field = {
  autoComplete: 'current-password',
  required: '',
  spellCheck: 'false',
  autoCorrect: 'off',
  id: 'account-Password',
  name: 'Password',
  type: 'password',
};
const described = { 'aria-describedby': 'account-problem' };

test.each([
  ['before it is sent', null, false, {}, []],
  [
    'after a wrong one',
    'wrong-password',
    false,
    { ...described, 'aria-invalid': 'true' },
    ['alert', expect.stringContaining('This is not the password that was chosen')],
  ],
  [
    'sent again, after no answer',
    'unavailable',
    true,
    described,
    ['alert', 'We could not reach the server. Nothing is lost: try again.'],
  ],
] as const)('PRO-18: the form of the password, %s', (_, problem, isBusy, told, alert) => {
  const html = renderScreen(
    <ChosenPassword
      {...{ problem, isBusy }}
      retryAfter={null}
      email="jo@example.test"
      intro="The code is right."
      onSubmit={() => {}}
      onAnother={() => {}}
    />,
  );
  expect({
    inputs: attributesOf(html, 'input'),
    says: partsOf(html, 'p').flatMap((part) => [...valuesOf(part, 'role'), textOf(part)]),
    buttons: partsOf(html, 'button').map(textOf),
    busy: [...valuesOf(html, 'aria-busy'), ...valuesOf(html, 'aria-disabled')],
  }).toEqual({
    inputs: [hidden, { ...field, ...told }],
    says: ['status', 'The code is right.', ...alert],
    buttons: ['Show', isBusy ? 'One moment…' : 'Activate my account', 'Create my account again'],
    busy: Array.from({ length: 3 }, () => String(isBusy)),
  });
});
