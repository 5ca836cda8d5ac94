import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nowhere } from '#machines/location/location.machine.ts';
import { createAccountClient } from '#src/api/member/account.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { AdditionsContext } from '#src/session/additions.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { surround } from '#src/testing/surroundings.tsx';
import { Registration } from './Registration.tsx';
import { requestKeys } from './mailedRequests.ts';

const nobody = createAccountClient(() => Promise.reject(new MemberError('unavailable')));
const common = {
  client: nobody,
  lang: 'en',
  open: () => Promise.resolve(null),
  onEntered: () => {},
} as const;
const stepOf = (html: string) => [
  /data-scope="registration" data-state="([\w.]+)"/.exec(html)?.[1],
  textOf(partsOf(html, 'h2')[0] ?? ''),
  partsOf(html, 'button').map(textOf).at(-1),
];

test.each([
  ['register', '/v1/register', ['filling', 'Your details', 'Create my account']],
  [
    'register',
    '',
    ['closed', 'Registration is closed', undefined, 'Accounts cannot be created here for now.'],
  ],
  ['activate', '/v1/register', ['waiting', 'Check your email', 'Create my account again']],
  ['activate', '', ['waiting', 'Check your email', 'Create my account again']],
] as const)('PRO-11: %s on the server, where it posts to "%s"', (at, path, step) => {
  const html = renderScreen(<Registration {...common} {...{ at, path }} />, { queries: new QueryClient() });
  const [state] = stepOf(html);
  expect([...stepOf(html), ...(state === 'closed' ? partsOf(html, 'p').map(textOf) : [])]).toEqual(step);
});

const request = { email: 'jo@example.test', token: '1.a', uuid: 'u', userref: 'r' };
const link = `#${new URLSearchParams({ ...request, code: '012345' })}`;

/** The page in a tab that keeps a request, or one that a mailed link has opened. */
const open = async (
  { stored = null, hash = '' }: { stored?: object | null; hash?: string },
  facts: Partial<Parameters<typeof Registration>[0]> = {},
) => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  location.hash = hash;
  if (stored) sessionStorage.setItem(requestKeys.registration, JSON.stringify(stored));
  return renderLive(
    <AdditionsContext value={[]}>
      <Registration {...common} at="register" path="/v1/register" {...facts} />
    </AdditionsContext>,
    { queries: new QueryClient() },
  );
};

test.each([
  ['a request that the tab keeps', { stored: request }, 'code.coding', 'Check your email', true],
  ['a link that was mailed', { hash: link }, 'code.linked', 'Your password', true],
  ['neither', {}, 'filling', 'Your details', false],
] as const)('PRO-08: a page in a tab begins with %s', async (_, tab, state, title, isNamed) => {
  const { find, html } = await open(tab);
  const [begun, heading] = stepOf(html());
  expect([
    begun,
    heading,
    textOf(html()).includes(request.email),
    document.activeElement === find('h2'),
  ]).toEqual([state, title, isNamed, isNamed]);
});

test.each([
  ['a session in this tab', true, 'entered', ['jo'], ['/en/choose-your-pass', '/en/calendar']],
  ['none', false, 'activated', [], ['/en/choose-your-pass', '/en/login']],
] as const)(
  'SES-04: a code and the password activate the account, with %s',
  async (_, hasSession, state, members, ways) => {
    const sent: unknown[] = [];
    const entered: string[] = [];
    const answers: Record<string, object> = {
      '/v1/reset-password/validate': { data: { authorization_code: 'a1' } },
      '/v1/reset-password/activate-account': { data: { token: 'access', refresh_token: 'refresh' } },
    };
    const client = createAccountClient(async ({ path, body }) => {
      if (body && 'newpassword' in body) sent.push(path, body.newpassword);
      return Response.json(answers[path] ?? {});
    });
    const session = { whoIs: () => Promise.resolve('jo'), begin: () => {} };
    const { find, html, until } = await open(
      { stored: { ...request, secret: 's' } },
      {
        client,
        open: () => Promise.resolve(hasSession ? session : null),
        onEntered: (memberId) => entered.push(memberId),
      },
    );
    const submit = (place: number, typed: string) =>
      act(async () => {
        find('input', place).value = typed;
        find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    await submit(0, '012345');
    await until(() => expect(stepOf(html())[1]).toBe('Your password'));
    expect(document.activeElement).toBe(find('h2'));
    await submit(1, 'sesame 888');
    await until(() => expect(stepOf(html())[0]).toBe(state));
    expect([sent, entered, valuesOf(html(), 'href')]).toEqual([
      ['/v1/reset-password/activate-account', 'sesame 888'],
      members,
      ways,
    ]);
  },
);

test.each([
  ['of a code', { stored: request }],
  ['of a mailed link', { hash: link }],
])(
  'PRO-08: in the place %s another request is begun by a press, at the form, with the address of the old one',
  async (_, tab) => {
    const { find, html } = await open(tab);
    const [anew] = [...document.querySelectorAll('button')].slice(-1);
    await act(async () => anew?.click());
    expect([stepOf(html())[0], find('input', 1).name, find('input', 1).value]).toEqual([
      'filling',
      'Email',
      request.email,
    ]);
  },
);

test('PRO-19: a field that is corrected loses its fault, and the others keep theirs', async () => {
  const { find } = await open({});
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const faulty = () =>
    [...document.querySelectorAll('[role=group] a')].map((fault) => fault.getAttribute('href'));
  const before = faulty();
  await act(async () => {
    find('input').value = 'Jo';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([before, faulty()]).toEqual([
    ['#account-FullName', '#account-Email', '#account-Location', '#account-Password'],
    ['#account-Email', '#account-Location', '#account-Password'],
  ]);
});

test.each([
  ['has the draft of its tab', { FullName: 'Jo', Email: 'jo@', Location: nowhere }, ['Jo', 'jo@']],
  ['keeps what was typed before, without a draft', null, ['Li', 'Li']],
])('PRO-10: a form of the server that comes to life %s', async (_, draft, shown) => {
  const page = surround({})(<Registration {...common} at="register" path="/v1/register" />);
  openWindow();
  vi.stubGlobal('location', window.location);
  if (draft) sessionStorage.setItem('registration_draft', JSON.stringify(draft));
  document.body.innerHTML = renderToString(page);
  const fields = () => [...document.querySelectorAll('input')].slice(0, 2);
  for (const field of fields()) field.value = 'Li';
  const { hydrateRoot } = await import('react-dom/client');
  const root = await act(async () => hydrateRoot(document.body, page));
  onTestFinished(() => act(async () => root.unmount()));
  expect(fields().map(({ value }) => value)).toEqual(shown);
});
