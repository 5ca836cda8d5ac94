import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

test.each([
  ['RTE-11', '/fr/503', 503, 'Erreur du serveur | Chapiteau'],
  ['RTE-11', '/en/503', 503, 'Server Error | Chapiteau'],
  ['RTE-10', '/fr/404', 404, 'Page introuvable | Chapiteau'],
  ['RTE-10', '/en/404', 404, 'Page not found | Chapiteau'],
])('%s: %s says %i, and nobody finds it by a search: %s', async (_, address, code, title) => {
  const page = await renderAt(address, {});
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const [, said = ''] = /<title[^>]*>(.*?)<\/title>/.exec(page.head) ?? [];
  expect([page.status, textOf(said), page.head.includes('content="noindex"')]).toEqual([code, title, true]);
});
