import { expect, test } from 'vitest';
import { hostOf, json, offline, status, text, type Reaction } from '../testing/fakeHost.ts';
import { readAdditions } from './additions.ts';
import { createMemberRequest } from './memberRequest.ts';

const { signal } = new AbortController();
const read = (reaction: Reaction) =>
  readAdditions(
    createMemberRequest({
      fetch: hostOf(reaction).fetch,
      baseUrl: 'https://members.example',
      authority: { token: () => null, renew: () => Promise.resolve(null) },
      crossSiteToken: () => '',
      onServerTime: () => {},
    }),
    signal,
  );

test.each<[string, Reaction, string[]]>([
  ['some', json({ data: { items: ['export', 'devices'] } }), ['devices', 'export']],
  ['some that the page does not know', json({ data: { items: ['teleport', 'export'] } }), ['export']],
  ['none', json({ data: { items: [] } }), []],
  ['404', status(404), []],
  ['401 to all that it does not know', status(401), []],
  ['405', status(405), []],
  ['a page to all that it does not know', text('<!doctype html>'), []],
  ['another list', json({ items: ['devices'] }), []],
])('HST-44: a host that answers %s', async (_, reaction, names) => {
  expect(await read(reaction)).toEqual(names);
});

test.each<[string, Reaction]>([
  ['is away', status(503)],
  ['has no time', status(429)],
  ['cannot be reached', offline],
])('HST-45: control: a host that %s has not said anything', async (_, reaction) => {
  await expect(read(reaction)).rejects.toThrow(/^Member: (unavailable|too-many)/);
});
