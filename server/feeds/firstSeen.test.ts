import { mkdtempSync, rmSync } from 'node:fs';
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
