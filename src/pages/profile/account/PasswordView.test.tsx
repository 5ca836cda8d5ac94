import { act } from 'react';
import { expect, test } from 'vitest';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { PasswordPicture } from './passwordChange.picture.ts';
import { PasswordView } from './PasswordSection.tsx';

const editing: PasswordPicture = {
  state: 'editing',
  shows: 'form',
  isBusy: false,
  faults: [],
  problem: null,
  retryAfter: null,
};

test('PRO-04: the old password and the new one are sent, each as itself; after that, the way to another change', async () => {
  openWindow();
  const sent: unknown[] = [];
  const drawn = (picture: PasswordPicture) => (
    <PasswordView
      username="jo@example.test"
      picture={picture}
      send={(event) => {
        sent.push(event);
      }}
    />
  );
  const { find, redraw } = await renderLive(drawn(editing));
  const inputs = () => [find('input'), find('input', 1), find('input', 2)];
  expect(inputs().map(({ name, autocomplete, hidden }) => [name, autocomplete, hidden])).toEqual([
    ['username', 'username', true],
    ['OldPassword', 'current-password', false],
    ['Password', 'new-password', false],
  ]);
  expect([find('input').value, document.activeElement]).toEqual(['jo@example.test', document.body]);
  find('input', 1).value = ' sesame old ';
  find('input', 2).value = ' sesame new ';
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(sent).toEqual([
    {
      type: 'passwords.submitted',
      passwords: { oldPassword: ' sesame old ', newPassword: ' sesame new ' },
      faults: [],
    },
  ]);
  await redraw(drawn({ ...editing, state: 'changed', shows: 'done' }));
  // This document would focus what no browser does.
  expect([document.activeElement, find('p').getAttribute('tabindex')]).toEqual([find('p'), '-1']);
  await act(async () => find('button').click());
  await redraw(drawn(editing));
  expect([sent.at(-1), document.activeElement]).toEqual([{ type: 'again.pressed' }, find('input', 1)]);
});

test.each([
  ['at rest', {}, ['Change my password', 'false'], []],
  ['at work', { state: 'saving', isBusy: true }, ['One moment…', 'true'], []],
  [
    'after too many tries',
    { problem: 'too-many', retryAfter: 61 },
    ['Change my password', 'false'],
    ['Too many tries. Try again in 2 min.'],
  ],
] as const)('PRO-04: the form of the password, %s', (_, facts, button, alerts) => {
  const html = renderScreen(
    <PasswordView username="jo@example.test" picture={{ ...editing, ...facts }} send={() => {}} />,
  );
  const [submit = ''] = partsOf(html, 'button').slice(-1);
  expect({
    form: attributesOf(html, 'form'),
    labels: partsOf(html, 'label').map(textOf),
    button: [textOf(submit), attributesOf(submit, 'button')[0]?.['aria-disabled']],
    alerts: partsOf(html, 'p')
      .filter((part) => part.includes('role="alert"'))
      .map(textOf),
  }).toEqual({
    form: [{ method: 'post', 'aria-busy': String('isBusy' in facts), noValidate: '' }],
    labels: ['Current password', 'New password'],
    button,
    alerts,
  });
});
