import { afterEach, expect, test, vi } from 'vitest';
import { noWords } from '#contract/words.ts';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { createRenderer } from './entry.server.tsx';
import { readState } from './shell/pageState.ts';
import { openRenderer, renderAt, settings } from './testing/renderAt.ts';

afterEach(() => vi.restoreAllMocks());

const press = json({ entity_data: { type: 'page', id: '1', attributes: { title: 'Press' } } });

test.each([
  ['/fr/404', '/words/fr-1.json'],
  ['/en/404', '/words/en-2.json'],
])('FES-15: %s names the festival’s words of its language', async (address, words) => {
  const page = await renderAt(address, {}, { words: { fr: '/words/fr-1.json', en: '/words/en-2.json' } });
  expect(page.kind === 'page' && page.words).toBe(words);
});

test('SES-07: a page tells how far the clock of the server is ahead, and the moment that it was drawn for', async () => {
  const now = Date.parse('2027-07-16T12:00:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(now - 90_000);
  const page = await renderAt('/en/press', { 'en/router/press': press });
  const { clockAhead, drawnAt } = readState(page.kind === 'page' ? page.state : null);
  expect([clockAhead, drawnAt]).toEqual([90_000, now]);
});

test('LDR-08: the server asks a host that fails once: the page itself asks again', async () => {
  const { render, asked } = await openRenderer({ 'en/router/press': status(503) });
  await render('/en/press');
  expect(asked.filter((path) => path === 'en/router/press').length).toBe(1);
});

test('Security: a page that fails is logged by its path, without what its address says more', async () => {
  const lines: [string, object][] = [];
  const { render } = await createRenderer({
    isElsewhere: false,
    settings,
    words: noWords,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    now: () => 0,
    log: (event, details) => lines.push([event, details]),
  });
  await render('/en/press?preview=1&ptok=secret');
  expect(lines.filter(([event]) => event === 'page.failed')).toEqual([
    ['page.failed', { path: '/en/press', reason: expect.any(String) }],
  ]);
});
