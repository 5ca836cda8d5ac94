import { expect, test } from 'vitest';
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Field, faultProps } from './Field.tsx';

const drawn = (faults: Parameters<typeof Field>[0]['faults']) => {
  const html = renderScreen(<Field field="Email" label="Email" faults={faults} />);
  const [describedBy] = valuesOf(html, 'aria-describedby');
  const fault = partsOf(html, 'p').find((part) => part.includes(`id="${describedBy}"`));
  return [valuesOf(html, 'aria-invalid'), fault === undefined ? null : textOf(fault)];
};

test('PRO-10: a field with a fault is invalid, and described by it; any other is neither', () => {
  expect([
    drawn([{ field: 'Email', code: 'missing' }]),
    drawn([{ field: 'FullName', code: 'missing' }]),
    drawn([]),
  ]).toEqual([
    [['true'], 'Enter your email address.'],
    [[], null],
    [[], null],
  ]);
});

test('PRO-10: a field has a name, is required unless it says so, and tells a browser what it is for', () => {
  const field = (isRequired?: false) =>
    plainHtml(
      renderScreen(
        <Field
          field="Email"
          label="Your email"
          type="email"
          autoComplete="email"
          faults={[]}
          {...(isRequired === false && { required: false })}
        />,
      ),
    );
  const drawn = (required: string) =>
    '<div><label for="account-Email">Your email</label>' +
    `<input${required} type="email" autoComplete="email" id="account-Email" name="Email"/></div>`;
  expect([field(), field(false)]).toEqual([drawn(' required=""'), drawn('')]);
});

test('PRO-10: a field with a fault is described by it and by its hint', () => {
  const fault = { field: 'Password', code: 'missing' } as const;
  expect([[fault], []].map((faults) => faultProps(faults, 'Password', 'hint')['aria-describedby'])).toEqual([
    'account-Password-fault hint',
    'hint',
  ]);
});
