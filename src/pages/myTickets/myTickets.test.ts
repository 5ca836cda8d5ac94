import { expect, test } from 'vitest';
import { renderAt } from '#src/testing/renderAt.ts';

test.each([
  ['/fr/mes-billets', '/en/my-tickets'],
  ['/en/my-tickets', '/fr/mes-billets'],
])('PKT-02: %s is for no search engine, and leads to %s', async (path, other) => {
  const page = await renderAt(path, {});
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  expect([page.status, page.head.includes('name="robots" content="noindex"')]).toEqual([200, true]);
  expect(page.html).toContain(`href="${other}"`);
});
