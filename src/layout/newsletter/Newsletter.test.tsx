import { expect, test } from 'vitest';
import { valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Newsletter } from './Newsletter.tsx';

test('LAY-34: the field of the newsletter names the place where it is judged, and is not wrong from the start', () => {
  const html = renderScreen(<Newsletter lang="en" url="" />);
  const [field = ''] = html.match(/<input [^>]*name="email"[^>]*>/) ?? [];
  const [described] = valuesOf(field, 'aria-describedby');
  expect([valuesOf(field, 'aria-invalid'), html.includes(`<div id="${described}">`)]).toEqual([
    ['false'],
    true,
  ]);
});
