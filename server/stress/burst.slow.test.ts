import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { burst, isOrderly } from './burst.ts';
import { hasPostgres, withPostgres, withSqlite } from './databases.ts';
import { withServers } from './servers.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Bursts at the server are skipped: nothing is built');

const size = { members: 60, seats: 6, idle: 0 };

describe.runIf(isBuilt)('members who reserve at the same moment, at two servers', () => {
  test.each([
    { name: 'SQLite', isHere: true, withDatabase: withSqlite },
    { name: 'PostgreSQL', isHere: hasPostgres, withDatabase: withPostgres },
  ])('QA: everybody is answered, each seat once, on $name', async ({ isHere, withDatabase }) => {
    if (!isHere) return;
    const result = await withDatabase(({ databaseUrl }) =>
      withServers({ servers: 2, databaseUrl }, (track) => burst(track, size)),
    );
    const { silent, unexcused, books } = result;
    expect([isOrderly(result, size), silent, unexcused]).toEqual([true, {}, 0]);
    // Despite any number of refusals, all seats are sold.
    expect(books.reserved).toBe(size.seats);
  });
});

describe('QA: what is orderly', () => {
  const books = { reserved: 6, taken: 6, left: 54, used: 6, fewest: 0 };
  const good = { outcomes: { reserved: 6, '409 sold-out': 54 }, silent: {}, unexcused: 0, books };
  const none = { reserved: 5, taken: 5, left: 55, used: 5, fewest: 0 };

  test.each([
    ['each seat once, and that there is none left', good],
    [
      'some are told when to try again',
      { ...good, outcomes: { reserved: 6, '409 sold-out': 50, '503 unavailable': 4 } },
    ],
    [
      'seats are left while some are told to try again',
      { ...good, outcomes: { reserved: 5, '409 sold-out': 0, '503 unavailable': 55 }, books: none },
    ],
  ])('%s', (_, result) => {
    expect(isOrderly(result, size)).toBe(true);
  });

  test.each([
    [
      'somebody was not answered',
      { ...good, outcomes: { reserved: 6, '409 sold-out': 53 }, silent: { ECONNRESET: 1 } },
    ],
    ['somebody is missing', { ...good, outcomes: { reserved: 6, '409 sold-out': 53 } }],
    ['a 503 does not say when', { ...good, unexcused: 1 }],
    [
      'an answer that nobody may get',
      { ...good, outcomes: { reserved: 6, '409 sold-out': 53, '500 internal': 1 } },
    ],
    [
      'a seat was sold twice',
      { ...good, outcomes: { reserved: 7, '409 sold-out': 53 }, books: { ...books, reserved: 7, taken: 7 } },
    ],
    ['a seat was lost', { ...good, books: none }],
    [
      'a seat was left without a reason',
      { ...good, outcomes: { reserved: 5, '409 sold-out': 55 }, books: none },
    ],
  ])('control: %s', (_, result) => {
    expect(isOrderly(result, size)).toBe(false);
  });
});
