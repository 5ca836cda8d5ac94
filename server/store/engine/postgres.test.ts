import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openPostgres } from './postgres.ts';
import { Turns } from './turns.ts';

test('QA: a connection that cannot be made gives its turn back: the next one is tried, and told why', async () => {
  const turns = new Turns(1);
  const url = 'socket:/dev/null/nowhere?db=festival';
  const db = new Kysely({ dialect: openPostgres({ url, turns, log: createLog(() => null) }) });
  const told: string[] = [];
  for (let count = 0; count < 3; count += 1)
    await db
      .connection()
      .execute(() => Promise.resolve('connected'))
      .then(
        (answer) => told.push(answer),
        (caught: unknown) => told.push(String(caught)),
      );
  const away = expect.stringMatching(/^StoreUnavailable: The database is unavailable: .*ENOTDIR/);
  expect(told).toEqual([away, away, away]);
  await db.destroy();
});
