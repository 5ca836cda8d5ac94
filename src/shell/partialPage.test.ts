import { describe, expect, test } from 'vitest';
import { json, offline, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { readState } from './pageState.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const missingIn = async (host: Record<string, Reaction>) => {
  const page = await renderAt('/en/404', host);
  return page.kind === 'page' ? readState(page.state).missing : null;
};

const now = Date.parse('2027-07-16T12:00:00Z');
const menus = json({ main: [], footer: [], secondary: [] });
const sponsors = json({ data: [], pagesize: 400, totalcount: 0, previous: null, next: null });
const menusAndSponsors = { 'en/content/8/metadata': menus, 'en/content/8/sponsors': sponsors };

describe('LDR-08: a page that the server drew without all of its parts is soon made anew', () => {
  test.each<[string, Reaction, Reaction, number | null]>([
    ['everything came', menus, sponsors, null],
    ['the menus failed', status(500), sponsors, now + 5_000],
    ['the sponsors failed', menus, status(503), now + 5_000],
    ['nothing answered', offline, offline, now + 5_000],
    ['there are none', status(404), status(404), null],
  ])('%s', async (_, metadata, sponsored, expiresAt) => {
    const host = { 'en/content/8/metadata': metadata, 'en/content/8/sponsors': sponsored };
    expect(await renderAt('/en/404', host)).toMatchObject({ status: 404, expiresAt });
  });
});

test('HST-69: a page names what failed for it, and nothing that is left to the browser', async () => {
  expect(await missingIn(menusAndSponsors)).toEqual([]);
  expect(await missingIn({ ...menusAndSponsors, 'en/content/8/metadata': status(500) })).toEqual([
    { hash: '["metadata","en"]', code: 'unavailable' },
  ]);
});

test.each([
  ['a page that is there', '/en/404', true],
  ['a member’s own page', '/en/profile', false],
  ['a page that could not be made', '/en/press', false],
])('%s (%s) is drawn whole by the server: %s', async (_, address, isComplete) => {
  const page = await renderAt(address, { 'en/router/press': status(500) });
  expect(page.kind === 'page' && readState(page.state).isComplete).toBe(isComplete);
});

test.each([
  ['nothing is on', { live: [], upcoming: [] }, now + 10 * 60_000],
  ['nobody tells', null, null],
])('LAY-07: a page without the live shows, since %s, stands for a while', async (_, shows, expiresAt) => {
  const live = shows ? { 'en/content/8/live-shows': json(shows) } : {};
  expect(await renderAt('/en/404', { ...menusAndSponsors, ...live })).toMatchObject({ expiresAt });
});

test('LDR-11: a page names the chunks of all the words that it is drawn with, and its own', async () => {
  const page = await renderAt('/en/404');
  expect(page.kind === 'page' && page.chunks).toEqual([
    'texts.en',
    ...['format', 'layout', 'page'].map((file) => `locales/en/${file}.json`),
    'notFound.page',
  ]);
});

test('LDR-08: a page that could not be made comes with the styles of the error view', async () => {
  const page = await renderAt('/en/press', { 'en/router/press': status(500) });
  expect(page.kind === 'page' && page.chunks.at(-1)).toBe('unavailable.page');
});
