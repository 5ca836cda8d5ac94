import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { withSqlite } from './databases.ts';
import { askableForMemory, openHeapMeter } from './heap.ts';
import { floodServer, isBounded, mostKept, type Kept } from './memory.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('The memory of the whole server is skipped: nothing is built');

test.runIf(isBuilt)('Security: what strangers and a member send leaves little behind', async () => {
  const results = new Map<string, Kept>();
  const size = { count: 60, warmUp: 30 };
  await withSqlite((database) => floodServer(database, size, (name, kept) => results.set(name, kept)));
  expect([...results].map(([name, { statuses }]) => [name, statuses])).toEqual([
    ['addresses of visitors', { 401: 60 }],
    ['keys of limits', { 200: 60 }],
    ['keys of idempotency of a member', { 200: 60 }],
  ]);
  expect([...results.values()].map(isBounded)).toEqual([true, true, true]);
});

test('control: what a process keeps is noticed', async () => {
  const keeping =
    'const kept = []; process.stdin.on("data", () => { kept.push("x".repeat(9_000_000).split(""), new ArrayBuffer(9_000_000)); console.log("kept"); })';
  const child = spawn(process.execPath, ['-e', keeping], { env: { ...process.env, ...askableForMemory } });
  const [errors, output] = [createInterface(child.stderr), createInterface(child.stdout)];
  const [line] = await once(errors, 'line');
  const meter = await openHeapMeter(String(line));
  const before = await meter.read();
  child.stdin.write('keep\n');
  await once(output, 'line');
  const grown = (await meter.read()) - before;
  meter.close();
  child.kill('SIGKILL');
  expect([grown > 18_000_000, grown < 120_000_000]).toEqual([true, true]);
});

test('control: more than the bound, and an error, are noticed', () => {
  const kept = { hasDied: false, statuses: { 401: 9, 503: 1, silence: 1 }, ...mostKept };
  const broken = [
    { hasDied: true },
    { heap: mostKept.heap + 1 },
    { database: mostKept.database + 1 },
    { statuses: { 401: 8, 500: 1 } },
  ];
  expect(isBounded(kept)).toBe(true);
  expect(broken.map((one) => isBounded({ ...kept, ...one }))).toEqual(broken.map(() => false));
});
