import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Newsletter } from './Newsletter.tsx';

test('LAY-34: the field of the newsletter names the place where it is judged, and is not wrong from the start', () => {
  const html = renderScreen(<Newsletter lang="en" url="" />);
  const [field = ''] = html.match(/<input [^>]*name="email"[^>]*>/) ?? [];
  expect(field).toBe(
    '<input type="email" autoComplete="email" required="" aria-invalid="false" aria-describedby="newsletter-said" name="email"/>',
  );
  expect(html).toContain('<div id="newsletter-said">');
});
