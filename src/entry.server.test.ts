import { expect, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

test('Security: no name ends the script of the structured data, wherever its signs stand', async () => {
  const name = 'A < B </script><script>alert(1)</script> <!-- </SCRIPT>';
  const attributes = { id: 7, name, url: '/en/artists/a', description: '' };
  const page = await renderAt('/en/artists/a', {
    'en/router/artists/a': json({ entity_data: { type: 'artist', id: '7', attributes } }),
  });
  const { structured } = page.kind === 'page' ? page : { structured: '' };
  const [, data = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>\n$/.exec(structured) ?? [];
  expect(JSON.parse(data)).toMatchObject({ name });
});
