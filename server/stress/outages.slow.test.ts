import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseFile } from '../store/store.ts';
import { hasPostgres, withPostgres, withSqlite } from './databases.ts';
import { whileLocked } from './lock.ts';
import { endure, isEndured } from './outages.ts';
import { kill } from './servers.ts';
import { sendVisitors } from './visitors.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Outages of the whole server are skipped: nothing is built');

const delay = 300;
const lockedFor = 1_000;

describe.runIf(isBuilt)('QA: the site lives through what happens to its database', () => {
  test.runIf(hasPostgres)('PostgreSQL is restarted while members reserve', async () => {
    const results = await withPostgres((database, postgres) => {
      const outage = async () => {
        await postgres.shutDown();
        await postgres.resume();
      };
      return endure(database, [{ delay, outage }]);
    });
    expect(results.filter((result) => !isEndured(result))).toEqual([]);
  });

  test('another process holds the right to write into SQLite; control: a site that dies is noticed', async () => {
    const [locked, died] = await withSqlite((database) => {
      const lock = () => whileLocked(databaseFile(database), () => pause(lockedFor));
      return endure(database, [
        { delay, outage: lock },
        { delay, outage: kill },
      ]);
    });
    expect([locked, locked && isEndured(locked)]).toEqual([
      expect.objectContaining({ hasDied: false }),
      true,
    ]);
    expect([died, died && isEndured(died)]).toEqual([expect.objectContaining({ hasDied: true }), false]);
    expect(died?.failed).toBeGreaterThan(0);
  });
});

test('control: each broken promise is noticed', () => {
  const quiet = { unavailable: 7, silent: 0, faults: [] };
  const reserved = { acknowledged: 10, lost: 0, unanswered: 1, ...quiet, isBalanced: true };
  const endured = { ...reserved, hasDied: false, pages: 9, late: 0, failed: 0, slowest: 40, recovery: 5_000 };
  const broken = [
    { hasDied: true },
    { lost: 1 },
    { silent: 1 },
    { pages: 0 },
    { late: 1 },
    { failed: 1 },
    { recovery: 5_001 },
  ];
  expect(isEndured(endured)).toBe(true);
  expect(broken.map((one) => isEndured({ ...endured, ...one }))).toEqual(broken.map(() => false));
});

test('control: visitors notice a page that is late, and one that is not the page', async () => {
  let asked = 0;
  const enough = Promise.withResolvers<void>();
  const server = createServer((_, answer) => {
    asked += 1;
    if (asked === 12) enough.resolve();
    answer.writeHead(asked % 2 === 0 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const visitors = sendVisitors(`http://127.0.0.1:${typeof address === 'object' && address?.port}`, -1);
  await enough.promise;
  const { pages, late, failed } = await visitors.stop();
  server.close();
  server.closeAllConnections();
  expect([pages === asked, late === asked, failed]).toEqual([true, true, Math.floor(asked / 2)]);
});
