import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { MemberError } from '#src/api/member/memberError.ts';
import { AdditionsContext } from '#src/session/additions.ts';
import { createAccountClient } from '#src/api/member/account.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
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
  // Opened by a link, it begins at a later step than its first.
  expect([document.activeElement, find('h2').textContent]).toEqual([find('h2'), 'One press to confirm']);
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

test('PRO-09: a link that cannot be confirmed now says why', async () => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  location.hash = '#token=1.a&uuid=u1&userref=r1&email=jo%40example.test&code=012345';
  const held = createAccountClient(() => Promise.reject(new MemberError('too-many')));
  const { find, html, until } = await renderLive(<PasswordReset client={held} lang="en" />);
  await act(async () => find('button').click());
  await until(() => expect(find('button').getAttribute('aria-disabled')).toBe('false'));
  expect([
    find('h2').textContent,
    partsOf(html(), 'p')
      .filter((part) => part.includes('role="alert"'))
      .map(textOf),
  ]).toEqual(['One press to confirm', ['Too many tries. Try again later.']]);
});

const stepOf = (html: string) => [
  /data-scope="passwordReset" data-state="([\w.]+)"/.exec(html)?.[1],
  ...partsOf(html, 'h2').map(textOf).slice(0, 1),
];

test('PRO-05: the server draws the form of the address', () => {
  expect(stepOf(renderScreen(<PasswordReset client={client} lang="en" />))).toEqual([
    'asking',
    'Your address',
  ]);
});

test('PRO-05: an address is asked for, then the code that was mailed there, then a new password; each step has its heading', async () => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  const sent: unknown[] = [];
  const host = createAccountClient(async ({ path }) => {
    sent.push(path);
    return Response.json(
      path.endsWith('initiate')
        ? { data: { token: '1.a', uuid: 'u1', userref: 'r1' } }
        : { data: { authorization_code: 'a1' } },
    );
  });
  const { find, html, until } = await renderLive(
    <AdditionsContext value={[]}>
      <PasswordReset client={host} lang="en" />
    </AdditionsContext>,
  );
  const seen: unknown[] = [];
  const submit = async (place: number, typed: string, next: string) => {
    await act(async () => {
      find('input', place).value = typed;
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await until(() => expect(stepOf(html())[0]).toBe(next));
    seen.push([...stepOf(html()), document.activeElement === find('h2')]);
  };
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const isFaulty = find('input').getAttribute('aria-invalid');
  await act(async () => {
    find('input').value = 'jo@example.test';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([isFaulty, find('input').getAttribute('aria-invalid')]).toEqual(['true', null]);
  await submit(0, 'jo@example.test', 'code.coding');
  await submit(0, '012345', 'choosing');
  await submit(1, 'seven green boats', 'done');
  expect([sent, seen, valuesOf(html(), 'href')]).toEqual([
    ['initiate', 'validate', 'finalize'].map((step) => `/v1/reset-password/${step}`),
    [
      ['code.coding', 'Check your email', true],
      ['choosing', 'Choose a password', true],
      ['done', 'Your password is changed', true],
    ],
    ['/en/login'],
  ]);
});
