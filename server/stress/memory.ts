import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { createClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { withStore, type StressDatabase } from './databases.ts';
import { flood } from './flood.ts';
import { askableForMemory, memoryAddress, openHeapMeter, type HeapMeter } from './heap.ts';
import { addMembers, addPerformances } from './people.ts';
import { createTokenSource, hasEnded, kill, memberApi, readCsrfHeaders, startServer } from './servers.ts';

const mebibyte = 1024 * 1024;
/** The most growth after a flood of 100,000, in bytes: of the process, and of the database. */
export const mostKept = { heap: 64 * mebibyte, database: 64 * mebibyte } as const;
/** The number of requests. */
interface FloodSize {
  count: number;
  /** Requests of the same sort before the first measurement, so that constant costs do not count. */
  warmUp: number;
}

/** The result of a flood. */
export interface Kept {
  /** Whether the server's process ended. */
  hasDied: boolean;
  /** The number of each status. */
  statuses: Record<string, number>;
  /** Growth in bytes. */
  heap: number;
  database: number;
}

/** A kind of request, different each time. */
interface Flood {
  name: string;
  send: (index: number) => Promise<{ status: number }>;
}

/** A different address for each number, of 16 million. */
const clientAddress = (index: number): string =>
  `10.${(index >> 16) & 0xff}.${(index >> 8) & 0xff}.${index & 0xff}`;

const readSize = async ({ db }: Store, { databaseUrl }: StressDatabase): Promise<number> => {
  const size =
    databaseUrl === null
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return v.parse(v.number(), (await size.execute(db)).rows[0]?.bytes);
};

/** Three floods: of addresses, of keys of limits, and of a member's idempotency keys. */
const floodsOf = async (origin: string, store: Store): Promise<Flood[]> => {
  const csrf = await readCsrfHeaders(origin);
  const json = { ...csrf, 'content-type': 'application/json' };
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const answer = await fetch(origin + memberApi + path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer;
  };
  const [member] = await addMembers(store, 1, 0);
  const [performance] = await addPerformances(store, [null], createClock(null).now());
  if (!member || !performance) throw new Error('Nobody came');
  const tokenOf = await createTokenSource(store);
  return [
    {
      name: 'addresses of visitors',
      send: (index) =>
        post(
          '/v1/login/verify',
          { 'x-forwarded-for': clientAddress(index) },
          { token: 'none', code: '123456', key: 'stress' },
        ),
    },
    {
      name: 'keys of limits',
      send: (index) =>
        post(
          '/v1/reset-password/initiate',
          { 'x-forwarded-for': clientAddress(index) },
          { email: `${index}@example.test` },
        ),
    },
    {
      name: 'keys of idempotency of a member',
      send: async (index) =>
        post(
          '/v1/me/programmationwishlist',
          { authorization: `Bearer ${await tokenOf(member)}`, 'idempotency-key': randomUUID() },
          { ...performance.ids, liked: index % 2 === 0 },
        ),
    },
  ];
};

/** The measurements. */
interface Meters {
  heap: HeapMeter;
  readDatabase: () => Promise<number>;
  isAlive: () => boolean;
}

const measure = async (
  { send }: Flood,
  { count, warmUp }: FloodSize,
  { heap, readDatabase, isAlive }: Meters,
): Promise<Kept> => {
  await flood(warmUp, (index) => send(count + index));
  const before = { heap: await heap.read(), database: await readDatabase() };
  const statuses = await flood(count, send);
  if (!isAlive()) return { hasDied: true, statuses, heap: 0, database: 0 };
  return {
    hasDied: false,
    statuses,
    heap: (await heap.read()) - before.heap,
    database: (await readDatabase()) - before.database,
  };
};

/** Sends a server so many of each sort, and measures its growth. */
export const floodServer = async (
  database: StressDatabase,
  size: FloodSize,
  onResult: (name: string, kept: Kept) => void,
): Promise<void> => {
  const server = await startServer({ ...database.env, ...askableForMemory, TRUSTED_PROXIES: '1' });
  try {
    const heap = await openHeapMeter(await server.script.errorLine(memoryAddress));
    await withStore(database, async (store) => {
      const readDatabase = (): Promise<number> => readSize(store, database);
      const meters = { heap, readDatabase, isAlive: () => !hasEnded(server) };
      for (const one of await floodsOf(server.origin, store)) {
        onResult(one.name, await measure(one, size, meters));
        if (hasEnded(server)) break;
      }
    });
    heap.close();
  } finally {
    await kill(server);
  }
};

/** 503 is no failure: there are more simultaneous requests than connections to the database. */
const isFailure = (status: string): boolean => Number(status) >= 500 && status !== '503';

/** Whether the growth is within its limits, and the server lives and never failed. */
export const isBounded = ({ hasDied, statuses, heap, database }: Kept): boolean =>
  !hasDied &&
  heap <= mostKept.heap &&
  database <= mostKept.database &&
  !Object.keys(statuses).some(isFailure);
