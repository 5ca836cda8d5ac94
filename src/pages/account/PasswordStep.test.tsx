import { expect, test } from 'vitest';
import { AdditionsContext } from '#src/session/additions.ts';
import { act, type ComponentProps } from 'react';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { PasswordStep } from './PasswordStep.tsx';

const common = {
  problem: null,
  retryAfter: null,
  faults: [],
  email: 'jo@example.test',
  onCorrected: () => {},
};

test.each([
  [false, 'Change the password'],
  [true, 'One moment…'],
])(
  'PRO-07: the new password goes to the managers of passwords with its address; at work: %s',
  (isBusy, words) => {
    const html = renderScreen(<PasswordStep {...common} isBusy={isBusy} onSubmit={() => {}} />);
    expect({
      inputs: attributesOf(html, 'input'),
      says: partsOf(html, 'p').map((part) => [...valuesOf(part, 'role'), textOf(part)]),
      submit: partsOf(html, 'button').map(textOf).at(-1),
      busy: [...valuesOf(html, 'aria-busy'), ...valuesOf(html, 'aria-disabled')],
    }).toEqual({
      inputs: [
        {
          type: 'email',
          name: 'username',
          autoComplete: 'username',
          value: 'jo@example.test',
          readOnly: '',
          hidden: '',
        },
        {
          autoComplete: 'new-password',
          'aria-describedby': 'account-password-hint',
          required: '',
          spellCheck: 'false',
          autoCorrect: 'off',
          id: 'account-Password',
          name: 'Password',
          type: 'password',
        },
      ],
      says: [
        ['status', 'Choose a new password for jo@example.test. All your sessions will be ended.'],
        ['A sentence is easy to remember and hard to guess. 8 to 256 characters.'],
        [''],
      ],
      submit: words,
      busy: [String(isBusy), String(isBusy)],
    });
  },
);

/** The calls of `onSubmit` after one press on the button. */
const sentOf = async (
  password: string,
  additions: ComponentProps<typeof AdditionsContext>['value'] = null,
) => {
  const sent: unknown[] = [];
  const { find } = await renderLive(
    <AdditionsContext value={additions}>
      <PasswordStep {...common} isBusy={false} onSubmit={(...given) => sent.push(given)} />
    </AdditionsContext>,
  );
  find('input', 1).value = password;
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  return sent;
};

test.each([
  ['ours', ['password-bounds'], [{ field: 'Password', code: 'too-short' }]],
  ['of its own', [], []],
  ['not known yet', null, []],
] as const)('HST-46: a short password is a fault where the bounds are %s', async (_, additions, faults) => {
  expect(await sentOf('short', additions)).toEqual([['short', faults]]);
});

test('PRO-07: a password is sent as it was typed, with the spaces around it', async () => {
  expect(await sentOf('  Deux canards\u00a0 ')).toEqual([['  Deux canards\u00a0 ', []]]);
});
