import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import { createClock } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { reserveCall } from '#server/stress/asking.ts';
import { addMembers, addPerformances } from '#server/stress/people.ts';
import { createTokenSource, kill, memberApi, readCsrfHeaders, startServer } from '#server/stress/servers.ts';
import { atLeast, atMost, figure, type Figure } from './figure.ts';
import { processorTime } from './site/process.ts';
import { benchSettings, goals } from './benchSettings.ts';

const { members: people, shows, connections, rate, warmUp, time } = benchSettings.reservation;

/** Every member reserves every show once: no two of these are the same command. */
const prepareCommands = async (origin: string, dataDirectory: string): Promise<Request[]> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  try {
    const members = await addMembers(store, people, shows);
    const performances = await addPerformances(
      store,
      Array<number>(shows).fill(people),
      createClock(null).now(),
    );
    const tokenOf = await createTokenSource(store);
    const csrf = await readCsrfHeaders(origin);
    const tokens = await Promise.all(members.map(tokenOf));
    return performances.flatMap(({ ids }) =>
      tokens.map((token): Request => {
        const { method, path, body } = reserveCall(ids);
        const headers = {
          ...csrf,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        };
        return { method, path: memberApi + path, headers, body: JSON.stringify(body) };
      }),
    );
  } finally {
    await store.close();
  }
};

/** Sends each command once, at a steady rate, for so many milliseconds. */
const send = (origin: string, commands: Iterator<Request>, duration: number): Promise<Result> =>
  autocannon({
    url: origin,
    connections,
    overallRate: rate,
    duration: duration / 1000,
    requests: [
      {
        setupRequest: (request) => {
          const next = commands.next();
          if (next.done) throw new Error('There are too few commands to send');
          return { ...request, ...next.value };
        },
      },
    ],
  });

/** Members reserve, each a seat of their own, on one server with a database on this machine's disk. */
export const reservation = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const server = await startServer({ DATA_DIR: dataDirectory });
  const pid = server.script.process.pid ?? 0;
  try {
    const commands = (await prepareCommands(server.origin, dataDirectory)).values();
    await send(server.origin, commands, warmUp);
    const before = await processorTime(pid);
    const result = await send(server.origin, commands, time);
    const after = await processorTime(pid);
    const done = result['2xx'];
    return [
      figure(`reservations at ${rate}/s: p99`, result.latency.p99, 'ms', atMost(goals.reservationP99)),
      figure('… p50', result.latency.p50, 'ms'),
      figure('… longest', result.latency.max, 'ms'),
      figure('… done a second', done / (time / 1000), '/s', atLeast(rate * goals.reservationShare)),
      figure('… refused, failed or broken', result.non2xx + result.errors, '', atMost(0)),
      figure('… processor time of one', (after.all - before.all) / done, 'ms'),
    ];
  } finally {
    await kill(server);
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
