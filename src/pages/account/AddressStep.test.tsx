import { act } from 'react';
import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { AddressStep } from './AddressStep.tsx';

test.each([
  ['en', 'This code no longer works. Enter your address to get another one.'],
  ['fr', 'Ce code ne fonctionne plus. Donnez votre adresse pour en recevoir un autre.'],
] as const)(
  'PRO-09 (%s): after a code that has expired the address is there as it was given',
  (lang, says) => {
    const html = renderScreen(
      <AddressStep
        problem="ended"
        retryAfter={null}
        faults={[]}
        email="camille@example.org"
        intro=""
        isBusy={false}
        onSubmit={() => {}}
        onCorrected={() => {}}
      />,
      { lang },
    );
    expect([
      textOf(partsOf(html, 'p').find((part) => part.includes('role="alert"')) ?? ''),
      /<input [^>]*name="Email"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1],
    ]).toEqual([says, 'camille@example.org']);
  },
);

test('PRO-09: an address is sent without the spaces around it; a corrected one loses its fault', async () => {
  openWindow();
  const told: unknown[] = [];
  const { find } = await renderLive(
    <AddressStep
      problem={null}
      retryAfter={null}
      faults={[{ field: 'Email', code: 'no-address' }]}
      email="jo"
      intro=""
      isBusy={false}
      onSubmit={(...sent) => told.push(sent)}
      onCorrected={() => told.push('corrected')}
    />,
  );
  const submit = () =>
    act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const type = (text: string) =>
    act(async () => {
      find('input').value = text;
      find('input').dispatchEvent(new Event('input', { bubbles: true }));
    });
  await submit();
  await type('jo@');
  await type(' jo@example.test ');
  await submit();
  expect(told).toEqual([
    ['jo', [{ field: 'Email', code: 'no-address' }]],
    'corrected',
    ['jo@example.test', []],
  ]);
});

test('PRO-09: what is typed before anything was wrong corrects nothing', async () => {
  const told: unknown[] = [];
  const { find } = await renderLive(
    <AddressStep
      problem={null}
      retryAfter={null}
      faults={[]}
      email=""
      intro=""
      isBusy={false}
      onSubmit={(...sent) => told.push(sent)}
      onCorrected={() => told.push('corrected')}
    />,
  );
  await act(async () => {
    find('input').value = 'jo@example.test';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(told).toEqual([]);
});

test.each([
  ['at rest', false, 'Send me a code'],
  ['at work', true, 'One moment…'],
])(
  'PRO-09: the field is one that password managers know, the form is ours to judge, and %s its button says so',
  (_, isBusy, words) => {
    const html = renderScreen(
      <AddressStep
        problem={null}
        retryAfter={null}
        faults={[{ field: 'Email', code: 'no-address' }]}
        email="jo"
        intro="Where to?"
        isBusy={isBusy}
        onSubmit={() => {}}
        onCorrected={() => {}}
      />,
    );
    expect({
      form: attributesOf(html, 'form'),
      inputs: attributesOf(html, 'input'),
      says: partsOf(html, 'p').map(textOf),
      button: [...attributesOf(html, 'button'), ...partsOf(html, 'button').map(textOf)],
    }).toEqual({
      form: [{ method: 'post', 'aria-busy': String(isBusy), noValidate: '' }],
      inputs: [
        {
          required: '',
          type: 'email',
          autoComplete: 'username',
          spellCheck: 'false',
          id: 'account-Email',
          name: 'Email',
          'aria-invalid': 'true',
          'aria-describedby': 'account-Email-fault',
          value: 'jo',
        },
      ],
      says: ['Where to?', 'This does not look like an email address, such as name@example.ca.'],
      button: [
        { type: 'submit', disabled: '', 'aria-disabled': String(isBusy), 'data-look': 'primary' },
        words,
      ],
    });
  },
);
