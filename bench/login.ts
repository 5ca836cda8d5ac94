import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { hashPassword } from '#server/member/passwords.ts';
import { openStore } from '#server/store/store.ts';
import { addMembers } from '#server/stress/people.ts';
import { kill, memberApi, readCsrfHeaders, startServer } from '#server/stress/servers.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { benchSettings, goals } from './benchSettings.ts';

const { people, warmUp } = benchSettings.login;
const refused = 401;

/** Addresses of members who have a password. */
const addKnown = async (dataDirectory: string, count: number): Promise<string[]> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  try {
    const members = await addMembers(store, count, 0);
    const passwordHash = await hashPassword(randomUUID());
    const ids = members.map(({ id }) => id);
    await store.transact((db) =>
      db.updateTable('members').set({ password_hash: passwordHash }).where('id', 'in', ids).execute(),
    );
    return members.map(({ uuid }) => `${uuid}@example.test`);
  } finally {
    await store.close();
  }
};

/** Milliseconds from a wrong password to the end of its refusal. */
const timeRefusal = async (
  origin: string,
  headers: Record<string, string>,
  username: string,
): Promise<number> => {
  const body = JSON.stringify({ username, password: 'wrong password', key: 'bench' });
  const asked = performance.now();
  const response = await fetch(`${origin}${memberApi}/v1/login/initiate`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (response.status !== refused) throw new Error(`A wrong password was answered ${response.status}`);
  return performance.now() - asked;
};

/**
 * No answer's time shows whether an address is a member's (docs/decisions/008). One after another, known and unknown in turn.
 */
export const login = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const server = await startServer({ DATA_DIR: dataDirectory });
  try {
    const addresses = await addKnown(dataDirectory, people + warmUp);
    const headers = { ...(await readCsrfHeaders(server.origin)), 'content-type': 'application/json' };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [at, address] of addresses.entries()) {
      const known = await timeRefusal(server.origin, headers, address);
      const unknown = await timeRefusal(server.origin, headers, `${randomUUID()}@example.test`);
      if (at < warmUp) continue;
      times.known.push(known);
      times.unknown.push(unknown);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(known, unknown) / Math.min(known, unknown);
    return [
      figure(`wrong password, ${people} known addresses: median`, known, 'ms'),
      figure(`… ${people} unknown addresses: median`, unknown, 'ms'),
      figure('… ratio of the longer to the shorter', ratio, '×', atMost(goals.loginRatio)),
    ];
  } finally {
    await kill(server);
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
