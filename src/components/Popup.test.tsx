import { act } from 'react';
import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Popup } from './Popup.tsx';

/** An open popup, and what became of it. */
const begin = async (isHeld?: boolean) => {
  openWindow();
  const told: string[] = [];
  const drawn = (open: boolean) => (
    <Popup
      open={open}
      label="Leave?"
      onDismiss={() => told.push('dismissed')}
      onKeyDown={({ key }) => told.push(key)}
      {...(isHeld !== undefined && { isHeld })}
    >
      <p>text</p>
    </Popup>
  );
  const { find, redraw } = await renderLive(drawn(true));
  const dialog = find('dialog');
  dialog.addEventListener('close', () => told.push('closed'));
  return {
    dialog,
    told,
    find,
    close: () => redraw(drawn(false)),
    /** Returns whether the browser goes on to do its part. */
    happen: async (on: HTMLElement, event: Event) => {
      let goesOn = true;
      await act(async () => {
        goesOn = on.dispatchEvent(event);
      });
      return goesOn;
    },
  };
};

test('LAY-30: a press beside it, or on Close, is for the state behind it; one in it is not', async () => {
  const { dialog, find, happen, told } = await begin();
  const press = (on: HTMLElement) => happen(on, new MouseEvent('click', { bubbles: true }));
  await press(find('p'));
  await press(find('h2'));
  expect([dialog.open, told]).toEqual([true, []]);
  await press(dialog);
  expect(told).toEqual(['dismissed']);
  await press(find('button'));
  expect([dialog.open, told]).toEqual([true, ['dismissed', 'dismissed']]);
});

test('LAY-30: Escape is for the state behind it, too; what something in it cancels is not', async () => {
  const { dialog, find, happen, told } = await begin();
  const cancelled = () => new Event('cancel', { bubbles: true, cancelable: true });
  expect([await happen(find('p'), cancelled()), told]).toEqual([true, []]);
  expect([await happen(dialog, cancelled()), dialog.open, told]).toEqual([false, true, ['dismissed']]);
});

test('LAY-30: it hears keys, and is closed before it goes, so that the focus comes back', async () => {
  const { close, dialog, find, happen, told } = await begin();
  await happen(find('p'), new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await close();
  expect([dialog.open, told]).toEqual([false, ['End', 'closed']]);
});

test.each([
  [true, 'true'],
  [false, 'false'],
])('LAY-30: Close says whether a deed that is under way holds it (%s)', async (isHeld, isDisabled) => {
  const { find } = await begin(isHeld);
  expect(find('button').getAttribute('aria-disabled')).toBe(isDisabled);
});
