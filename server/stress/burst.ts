import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { Identity } from '../member/resource.ts';
import { isDone, outcomeOf, reserveCall } from './asking.ts';
import { addMembers, addPerformances, readBooks, type Books } from './people.ts';
import { memberApi, readCsrfHeaders, type ServedTrack } from './servers.ts';

/** Members who reserve seats at the same moment, over connections that were idle before (milliseconds). */
export interface Burst {
  members: number;
  seats: number;
  idle: number;
}

export interface BurstResult {
  /** Answers by outcome. */
  outcomes: Record<string, number>;
  /** Connections that ended without an answer, by their error. */
  silent: Record<string, number>;
  /** Answers of 503 without a `Retry-After`. */
  unexcused: number;
  /** Of all answers, in milliseconds. */
  slowest: number;
  books: Books;
}

const unavailable = '503 unavailable';
const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};
const reasonOf = (caught: unknown): string =>
  caught instanceof Error && 'code' in caught ? String(caught.code) : 'unknown';

const answerOf = async (asking: ClientRequest, body = ''): Promise<IncomingMessage> => {
  const answers: IncomingMessage[] = await once(asking.end(body), 'response');
  const [answer] = answers;
  if (!answer) throw new Error('A response is told with an answer');
  return answer;
};

/** Opens a connection, and hands it to `agent`. */
const openConnection = async (origin: string, agent: Agent): Promise<void> => {
  await text(await answerOf(request(`${origin}/healthz`, { agent })));
};

/** All reserve at once, each over a connection of their own, alternating between the servers. */
export const burst = async (
  { store, now, origins, tokenOf }: ServedTrack,
  { members: size, seats, idle }: Burst,
): Promise<BurstResult> => {
  const performances = await addPerformances(store, [seats], now);
  const members = await addMembers(store, size, 1);
  const agent = new Agent({ keepAlive: true });
  const places = await Promise.all(
    origins.map(async (origin) => ({ origin, csrf: await readCsrfHeaders(origin) })),
  );
  const placeOf = (index: number) => places[index % places.length] ?? { origin: '', csrf: {} };
  const tokens = await Promise.all(members.map(tokenOf));
  await Promise.all(members.map((_, index) => openConnection(placeOf(index).origin, agent)));
  await pause(idle);

  const result = { outcomes: {}, silent: {}, unexcused: 0, slowest: 0 };
  const begunAt = performance.now();
  const reserve = async (_: Identity, index: number): Promise<void> => {
    const { origin, csrf } = placeOf(index);
    for (const { ids } of performances) {
      const { path, body, key } = reserveCall(ids, randomUUID());
      const headers = {
        ...csrf,
        authorization: `Bearer ${tokens[index]}`,
        'content-type': 'application/json',
        'idempotency-key': key ?? '',
      };
      try {
        const asking = request(origin + memberApi + path, { method: 'POST', agent, headers });
        const answer = await answerOf(asking, JSON.stringify(body));
        const told = { status: answer.statusCode ?? 0, body: await text(answer) };
        count(result.outcomes, isDone(told) ? 'reserved' : outcomeOf(told));
        if (told.status === 503 && answer.headers['retry-after'] === undefined) result.unexcused += 1;
        result.slowest = Math.max(result.slowest, performance.now() - begunAt);
      } catch (caught) {
        count(result.silent, reasonOf(caught));
      }
    }
  };
  await Promise.all(members.map(reserve));
  agent.destroy();
  return { ...result, books: await readBooks(store, members, performances) };
};

/**
 * Whether everybody got an answer (a seat, sold out, or a time to retry), and each promised seat is booked exactly once.
 * Seats may be left only if somebody was asked to retry.
 */
export const isOrderly = (
  { outcomes, silent, unexcused, books }: Omit<BurstResult, 'slowest'>,
  { members, seats }: Pick<Burst, 'members' | 'seats'>,
): boolean => {
  const { reserved = 0, '409 sold-out': refused = 0, [unavailable]: later = 0, ...others } = outcomes;
  const isEverybody = reserved + refused + later === members;
  const isTold = Object.keys(silent).length === 0 && Object.keys(others).length === 0 && unexcused === 0;
  const isExact = refused > 0 || later === 0 ? reserved === Math.min(seats, members) : reserved <= seats;
  return isEverybody && isTold && isExact && books.reserved === reserved && books.taken === reserved;
};
