import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { AdditionsContext } from '#src/session/additions.ts';
import { createAccountClient } from '#src/api/member/account.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { PasswordReset } from './PasswordReset.tsx';

/** Every code is right. */
const client = createAccountClient(async () => Response.json({ data: { authorization_code: 'a1' } }));

test('PRO-09: the fault of a new password is gone once it is mended', async () => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  location.hash = '#token=1.a&uuid=u1&userref=r1&email=jo%40example.test&code=012345';
  const { find, until } = await renderLive(
    <AdditionsContext value={[]}>
      <PasswordReset client={client} lang="en" />
    </AdditionsContext>,
  );
  await act(async () => find('button').click());
  await until(() => void find('form'));
  const form = find('form');
  const happen = (type: string, on: HTMLElement = form) =>
    act(async () => on.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })));
  const field = () => find('input', 1);
  const look = () => [
    find('div').dataset['state'],
    field().getAttribute('aria-invalid'),
    field().getAttribute('aria-describedby'),
    form.querySelectorAll('[role=group]').length,
  ];
  await happen('submit');
  expect(look()).toEqual(['choosing', 'true', 'account-Password-fault account-password-hint', 1]);
  Reflect.set(Object.getPrototypeOf(field()), 'value', 'seven green boats', field());
  await happen('input', field());
  expect(look()).toEqual(['choosing', null, 'account-password-hint', 0]);
});
