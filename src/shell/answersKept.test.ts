import { describe, expect, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { openRenderer } from '#src/testing/renderAt.ts';

const menus = json({ main: [], footer: [], secondary: [] });
const none = json({ data: [] });
const pages = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      `en/router/${name}`,
      json({ entity_data: { type: 'page', id: name, attributes: { title: name } } }),
    ]),
  );
const around = { 'en/content/8/metadata': menus, 'en/content/8/sponsors': none };

/** A site, and the addresses asked of its host; without the live shows, which each page that is drawn asks for (LAY-07). */
const open = async (host: Parameters<typeof openRenderer>[0]) => {
  const { render, asked } = await openRenderer(host);
  return { render, asked: () => asked.filter((path) => !path.endsWith('/live-shows')) };
};

describe('what the server keeps of the content host', () => {
  test('API-07: each page has the menus and the sponsors of its language, asked for once for all pages and visitors', async () => {
    const { render, asked } = await open({ ...pages('a', 'b'), ...around });
    for (const name of ['a', 'b', 'a']) await render(`/en/${name}`);
    expect(asked().toSorted()).toEqual([
      'en/content/8/metadata',
      'en/content/8/sponsors',
      'en/router/a',
      'en/router/b',
    ]);
  });

  test('API-05: on the server thirty answers of any kind stay; one more clears those of every kind', async () => {
    // Beside the menus and the sponsors.
    const kept = Array.from({ length: 28 }, (_, index) => `page-${index}`);
    const { render, asked } = await open({ ...pages(...kept, 'more'), ...around });
    for (const name of [...kept, ...kept]) await render(`/en/${name}`);
    expect([asked().length, new Set(asked()).size]).toEqual([30, 30]);
    await render('/en/more');
    await render('/en/page-0');
    expect(asked().slice(30).toSorted()).toEqual([
      'en/content/8/metadata',
      'en/content/8/sponsors',
      'en/router/more',
      'en/router/page-0',
    ]);
  });
});
