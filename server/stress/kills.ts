import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Identity } from '../member/resource.ts';
import { openStore, type Store } from '../store/store.ts';
import { isDone, reserveCall, type Ask, type Told } from './asking.ts';
import { addMembers, addPerformances, readBooks, type Performance } from './people.ts';
import { askServer, createTokenSource, kill, startServer } from './servers.ts';

/** How much is written at while the server is killed. */
const writers = 16;
const showsOfWriter = 400;

/** A reservation that was sent: with what was answered, or null where nothing came back. */
interface Sent {
  member: Identity;
  performance: Performance;
  key: string;
  told: Told | null;
}

/** What one kill left. */
export interface KillResult {
  /** Reservations that were answered before it. */
  acknowledged: number;
  /** Of them, those that answer otherwise, or are not there, after the restart. */
  lost: number;
  /** Sent, but not answered: sent again after the restart with the same key, they all came to one reservation each. */
  unanswered: number;
  /** Whether seats, credits and reservations are the same number, once each. */
  isBalanced: boolean;
  integrity: string;
  /** Milliseconds from the start to being ready again. */
  restart: number;
}

const sendReserve = (ask: Ask, { member, performance, key }: Omit<Sent, 'told'>): Promise<Told | null> =>
  ask(member, reserveCall(performance.ids, key)).catch(() => null);

/** Reserves one show after another until the server is gone; `onTold` hears of each answer. */
const writeUntilGone = async (
  ask: Ask,
  member: Identity,
  performances: readonly Performance[],
  onTold: () => void,
): Promise<Sent[]> => {
  const sent: Sent[] = [];
  for (const performance of performances) {
    const command = { member, performance, key: randomUUID() };
    const told = await sendReserve(ask, command);
    sent.push({ ...command, told });
    if (told === null) break;
    onTold();
  }
  return sent;
};

const checkIntegrity = (file: string): string => {
  const database = new DatabaseSync(file);
  const rows = database.prepare('pragma integrity_check').all();
  database.close();
  return rows.map((row) => String(row['integrity_check'])).join(', ');
};

const isSame = (one: Told | null, other: Told | null): boolean =>
  one !== null && other !== null && one.status === other.status && one.body === other.body;

/** Sends every command again: the answered ones must answer the same, the others come to a reservation now. */
const sendAgain = async (ask: Ask, sent: readonly Sent[]): Promise<{ lost: number; unanswered: number }> => {
  const result = { lost: 0, unanswered: 0 };
  for (const command of sent) {
    const told = await sendReserve(ask, command);
    if (command.told === null) result.unanswered += 1;
    const isKept = command.told === null ? told !== null && isDone(told) : isSame(told, command.told);
    if (!isKept) result.lost += 1;
  }
  return result;
};

const openQuietly = (dataDirectory: string): Promise<Store> =>
  openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );

/** Opens the database for as long as `work` takes: a killed server's must not be held open by anybody else. */
const withStore = async <T>(dataDirectory: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openQuietly(dataDirectory);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const killOnce = async (dataDirectory: string, delay: number): Promise<KillResult> => {
  const env = { DATA_DIR: dataDirectory };
  const server = await startServer(env);
  const { members, performances, tokenOf } = await withStore(dataDirectory, async (store) => ({
    members: await addMembers(store, writers, showsOfWriter),
    performances: await addPerformances(
      store,
      Array<null>(showsOfWriter).fill(null),
      createClock(null).now(),
    ),
    tokenOf: await createTokenSource(store),
  }));
  const ask = await askServer(server.origin, tokenOf);
  const { promise: firstTold, resolve: onTold } = Promise.withResolvers<void>();
  const writing = Promise.all(members.map((member) => writeUntilGone(ask, member, performances, onTold)));
  // A cold server on a slow disk may need longer than that for its first answer.
  await Promise.race([firstTold, writing]);
  await pause(delay);
  await kill(server);
  const sent = (await writing).flat();
  const integrity = checkIntegrity(join(dataDirectory, 'chapiteau.sqlite'));

  const began = performance.now();
  const restarted = await startServer(env);
  const restart = performance.now() - began;
  try {
    const again = await sendAgain(await askServer(restarted.origin, tokenOf), sent);
    const books = await withStore(dataDirectory, (store) => readBooks(store, members, performances));
    const isBalanced = [books.reserved, books.taken, books.used].every((count) => count === sent.length);
    const acknowledged = sent.filter(({ told }) => told !== null && isDone(told)).length;
    return { acknowledged, ...again, isBalanced, integrity, restart };
  } finally {
    await kill(restarted);
  }
};

/** Kills the server while it writes, each of these delays (ms) after its first answer, on one database. */
export const killWhileWriting = async (
  delays: readonly number[],
  onResult: (result: KillResult, round: number) => void = () => undefined,
): Promise<KillResult[]> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-kills-'));
  const results: KillResult[] = [];
  try {
    for (const [round, delay] of delays.entries()) {
      const result = await killOnce(dataDirectory, delay);
      onResult(result, round);
      results.push(result);
    }
    return results;
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};

/** Whether nothing that was promised is missing. */
export const isKept = ({ acknowledged, lost, isBalanced, integrity }: KillResult): boolean =>
  acknowledged > 0 && lost === 0 && isBalanced && integrity === 'ok';
