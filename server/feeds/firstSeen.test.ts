import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createFirstSeen } from './firstSeen.ts';

test('HST-28: a show keeps the moment of its first sight, over later ones and a restart, until it is gone', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-seen-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  let seconds = 100;
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(seconds * 1000) };
  const open = () => createFirstSeen({ dataDirectory, clock, log: createLog(() => null) });
  const seen = async (read: ReturnType<typeof open>, ids: string[]) => Object.fromEntries(await read(ids));
  const first = open();
  expect(await seen(first, ['a'])).toEqual({ a: 100 });
  seconds = 200;
  expect(await seen(first, ['b', 'a'])).toEqual({ a: 100, b: 200 });
  seconds = 300;
  const later = open();
  expect(await seen(later, ['b', 'a'])).toEqual({ a: 100, b: 200 });
  expect(await seen(later, ['c'])).toEqual({ c: 300 });
  expect(await seen(open(), ['a'])).toEqual({ a: 300 });
});

test('HST-28: shows are seen now where nothing can be read of earlier sights, or kept; the log says why', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-seen-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(100_000) };
  const logged: unknown[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  mkdirSync(join(dataDirectory, 'seen'));
  writeFileSync(join(dataDirectory, 'seen', 'shows.json'), '{"a":"yesterday"}');
  const spoilt = createFirstSeen({ dataDirectory, clock, log });
  expect(Object.fromEntries(await spoilt(['a']))).toEqual({ a: 100 });
  const nowhere = createFirstSeen({ dataDirectory: '/dev/null', clock, log });
  expect(Object.fromEntries(await nowhere(['b']))).toEqual({ b: 100 });
  const line = expect.objectContaining({ level: 'warn', event: 'feeds.seen-not-kept' });
  expect(logged).toEqual([line, line, line]);
});
