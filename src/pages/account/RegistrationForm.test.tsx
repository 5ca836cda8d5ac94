import { QueryClient } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { Fault } from '#machines/fault.ts';
import { AdditionsContext } from '#src/session/additions.ts';
import { placesQuery } from '#src/api/member/account.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { noDraft, type Draft } from './registration.draft.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const client = {
  places: async (level: string) => (level === 'countries' ? [{ id: 'SG', name: 'Singapore' }] : []),
};
const common = { client, lang: 'en', isBusy: false, isLive: true, problem: null, retryAfter: null } as const;

test.each([
  ['of the draft', 'li@example.test', 'li@example.test'],
  ['of a request that has ended, where none was typed', '', 'jo@example.test'],
])('PRO-10: the form has the address %s', (_, Email, shown) => {
  const html = renderScreen(
    <RegistrationForm
      {...common}
      faults={[]}
      drafts={{ read: () => ({ ...noDraft, Email }), keep: () => {} }}
      email="jo@example.test"
      onSubmit={() => {}}
      onCorrected={() => {}}
    />,
  );
  expect(valuesOf(/<input [^>]*name="Email"[^>]*>/.exec(html)?.[0] ?? '', 'value')).toEqual([shown]);
});

test('PRO-19: a corrected field loses its fault though others have theirs; what is typed and chosen is kept, but no password', async () => {
  openWindow();
  const queries = new QueryClient();
  await queries.ensureQueryData(placesQuery(client, { level: 'countries', within: '', lang: 'en' }));
  const kept: Draft[] = [];
  const corrected: string[] = [];
  const sent: unknown[] = [];
  const drafts = { read: () => noDraft, keep: (draft: Draft) => kept.push(draft) };
  function Form() {
    const [faults, setFaults] = useState<readonly Fault[]>([]);
    return (
      <RegistrationForm
        {...common}
        {...{ faults, drafts }}
        email=""
        onSubmit={(form, found) => {
          sent.push(form);
          setFaults(found);
        }}
        onCorrected={(field) => {
          corrected.push(field);
          setFaults((now) => now.filter((fault) => fault.field !== field));
        }}
      />
    );
  }
  const { find, until } = await renderLive(<Form />, { queries });
  const field = (name: string) => {
    const found = find('form').querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No ${name}`);
    return found;
  };
  const type = (name: string, text: string) =>
    act(async () => {
      field(name).value = text;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const submit = () =>
    act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await submit();
  await type('FullName', ' Jo ');
  await type('Password', ' sesame 888 ');
  expect([corrected, kept.at(-1)]).toEqual([['FullName', 'Password'], { ...noDraft, FullName: 'Jo' }]);
  const country = document.querySelector<HTMLElement>('[role=combobox]');
  await act(async () => country?.click());
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  await until(() => expect(corrected).toEqual(['FullName', 'Password', 'Location']));
  const Location = { country: 'SG', province: '', city: '' };
  expect(kept.at(-1)).toMatchObject({ FullName: 'Jo', Location: { country: 'SG' } });
  await type('Email', ' jo@example.test ');
  await submit();
  expect(sent.at(-1)).toEqual({
    FullName: 'Jo',
    Email: 'jo@example.test',
    Password: ' sesame 888 ',
    Location,
  });
});

test.each([
  ['of the server, which no script has reached', false, false, 'Create my account'],
  ['in a tab', true, false, 'Create my account'],
  ['at work', true, true, 'One moment…'],
])('PRO-10: the form %s: its fields, what was typed before, and its button', (_, isLive, isBusy, words) => {
  const typed = { ...noDraft, FullName: 'Jo', Email: 'jo@' };
  const html = renderScreen(
    <RegistrationForm
      {...common}
      {...{ isLive, isBusy }}
      problem="ended"
      faults={[{ field: 'FullName', code: 'characters' }]}
      drafts={{ read: () => typed, keep: () => {} }}
      email=""
      onSubmit={() => {}}
      onCorrected={() => {}}
    />,
  );
  expect({
    form: attributesOf(html, 'form'),
    fields: attributesOf(html, 'input').map((field) => [
      field['name'] ?? field['role'],
      field['type'],
      field['autoComplete'],
      field['value'],
    ]),
    problem: partsOf(html, 'p')
      .filter((part) => part.includes('role="alert"'))
      .map(textOf),
    button: [...attributesOf(html, 'button').slice(-1), ...partsOf(html, 'button').slice(-1).map(textOf)],
  }).toEqual({
    form: [{ method: 'post', 'aria-busy': String(isBusy), noValidate: '' }],
    fields: [
      ['FullName', 'text', 'name', isLive ? 'Jo' : ''],
      ['Email', 'email', 'username', isLive ? 'jo@' : ''],
      ['combobox', 'text', 'country-name', ''],
      ['Password', 'password', 'new-password', undefined],
    ],
    problem: [
      'This code no longer works. Send the form again, with your password, and we will email you another one.',
    ],
    button: [
      {
        type: 'submit',
        'aria-disabled': String(isBusy),
        'data-look': 'primary',
        ...(!isLive && { disabled: '' }),
      },
      words,
    ],
  });
});

test.each([
  ['nothing at all', [], '', ['FullName', 'Email', 'Location', 'Password']],
  [
    'a short password alone, on a host with bounds of its own',
    [],
    'short',
    ['FullName', 'Email', 'Location'],
  ],
  ['a short password alone, while nobody knows the bounds', null, 'short', ['FullName', 'Email', 'Location']],
  [
    'a short password alone, where the bounds are ours',
    ['password-bounds'],
    'short',
    ['FullName', 'Email', 'Location', 'Password'],
  ],
] as const)('PRO-10: the faults of a form with %s', async (_, additions, Password, faulty) => {
  openWindow();
  const sent: unknown[] = [];
  const { find } = await renderLive(
    <AdditionsContext value={additions}>
      <RegistrationForm
        {...common}
        faults={[]}
        drafts={{ read: () => noDraft, keep: () => {} }}
        email=""
        onSubmit={(form, faults) =>
          sent.push(
            form,
            faults.map(({ field }) => field),
          )
        }
        onCorrected={() => {}}
      />
    </AdditionsContext>,
  );
  find('input', 3).value = Password;
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(sent).toEqual([{ ...noDraft, Password }, faulty]);
});
