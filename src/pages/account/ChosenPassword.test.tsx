import { act } from 'react';
import { expect, test } from 'vitest';
import type { ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
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
