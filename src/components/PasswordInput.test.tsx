import { act, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { PasswordInput } from './PasswordInput.tsx';

function Field({ isInvalid = false }: { isInvalid?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, onShow] = useState(false);
  return (
    <PasswordInput
      id="password"
      aria-invalid={isInvalid}
      {...{ field, isShown, onShow }}
      toggle={
        isShown ? { text: 'Hide', name: 'Hide the password' } : { text: 'Show', name: 'Show the password' }
      }
    />
  );
}

test('SES-02: a press shows the password, and another one hides it; the caret and the focus stay', async () => {
  openWindow();
  const { find } = await renderLive(<Field />);
  const [input, button] = [find('input'), find('button')];
  input.value = 'open sesame';
  const press = async () => {
    const pointed = new Event('pointerdown', { bubbles: true, cancelable: true });
    await act(async () => button.dispatchEvent(pointed));
    input.setSelectionRange(2, 4);
    await act(async () => button.click());
    return {
      keepsFocus: pointed.defaultPrevented,
      type: input.type,
      caret: [input.selectionStart, input.selectionEnd],
      capitals: input.getAttribute('autocapitalize'),
      others: ['required', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name)),
      toggle: [button.textContent, button.getAttribute('aria-label')],
    };
  };
  const common = { keepsFocus: true, caret: [2, 4], others: ['', 'off', 'false'] };
  expect([await press(), await press()]).toEqual([
    { ...common, type: 'text', capitals: 'none', toggle: ['Hide', 'Hide the password'] },
    { ...common, type: 'password', capitals: null, toggle: ['Show', 'Show the password'] },
  ]);
});

test('SES-02: once it has been shown, the caret is the member’s own again', async () => {
  openWindow();
  const { find, redraw } = await renderLive(<Field />);
  const input = find('input');
  input.value = 'open sesame';
  input.setSelectionRange(2, 4);
  await act(async () => find('button').click());
  input.setSelectionRange(7, 7);
  await redraw(<Field isInvalid />);
  expect([input.selectionStart, input.selectionEnd]).toEqual([7, 7]);
});
