import { expect, test } from 'vitest';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Carousel } from './Carousel.tsx';
import { Notice } from './Notice.tsx';
import { Popup } from './Popup.tsx';
import { Spinner } from './Spinner.tsx';

const tagOf = (html: string, name: string): string => html.match(new RegExp(`<${name}\\b[^>]*>`))?.[0] ?? '';

test('LAY-30: a dialog has the name of its heading', () => {
  const html = renderScreen(
    <Popup open label="Leave?" onDismiss={() => {}}>
      text
    </Popup>,
  );
  const [id = ''] = valuesOf(tagOf(html, 'dialog'), 'aria-labelledby');
  const heading = html.match(new RegExp(`<h2 id="${id}">[^<]*</h2>`))?.[0] ?? '';
  expect([id !== '', textOf(heading)]).toEqual([true, 'Leave?']);
});

test.each([undefined, 'popover', 'sheet', 'full', 'white', 'black'] as const)(
  'LAY-30: a dialog is a card on the page unless it is told to be something else (%s)',
  (placement) => {
    const html = renderScreen(
      <Popup open label="Leave?" onDismiss={() => {}} {...(placement && { placement })}>
        text
      </Popup>,
    );
    expect(valuesOf(tagOf(html, 'dialog'), 'data-placement')).toEqual([placement ?? 'popover']);
  },
);

test('SHW-03: slides are a group with a name', () => {
  const html = renderScreen(
    <Carousel label="Shows" previous="Back" next="On">
      <li>A</li>
    </Carousel>,
  );
  expect(html).toMatch(/<div [^>]*role="group" aria-label="Shows"[^>]*><ul/);
});

test('LDR-09: the sign of loading is told politely', () => {
  expect(tagOf(renderScreen(<Spinner />), 'div')).toContain('role="status"');
});

test.each([
  [undefined, 'status'],
  ['status', 'status'],
  ['alert', 'alert'],
] as const)('LDR-08: a message interrupts only if it must (%s)', (role, said) => {
  const html = renderScreen(<Notice {...(role && { role })}>text</Notice>);
  expect(valuesOf(html, 'role')).toEqual([said]);
});
