import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { askForNewsletter, confirmSubscription } from '#server/store/newsletter.ts';
import { openStore } from '#server/store/store.ts';
import { kill, readCsrfHeaders, startServer } from '#server/stress/servers.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { benchSettings, goals } from './benchSettings.ts';

const { people, warmUp } = benchSettings.newsletter;

/** Addresses that are on the list. */
const addKnown = async (dataDirectory: string, count: number): Promise<string[]> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  const addresses = Array.from({ length: count }, () => `${randomUUID()}@example.test`);
  try {
    await store.transact(async (db) => {
      for (const email of addresses) {
        const { id } = await askForNewsletter(db, { email, lang: 'fr' }, 0);
        await confirmSubscription(db, id, 1);
      }
    });
    return addresses;
  } finally {
    await store.close();
  }
};

interface Answered {
  took: number;
  /** Status and body. */
  says: string;
}

/** Asks as if from a network of its own, since one may not ask so often. */
const ask = async (
  origin: string,
  headers: Record<string, string>,
  { email, number }: { email: string; number: number },
): Promise<Answered> => {
  const body = JSON.stringify({ email, lang: 'fr' });
  const from = `2001:db8:${number.toString(16)}::1`;
  const asked = performance.now();
  const response = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body,
  });
  const text = await response.text();
  return { took: performance.now() - asked, says: `${response.status} ${text}` };
};

/** Whether an address is on the list shows in no answer and in no answer's time (docs/decisions/039). Known and unknown in turn. */
export const newsletter = async (): Promise<Figure[]> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const server = await startServer({ DATA_DIR: dataDirectory, TRUSTED_PROXIES: '1' });
  try {
    const addresses = await addKnown(dataDirectory, people + warmUp);
    const headers = { ...(await readCsrfHeaders(server.origin)), 'content-type': 'application/json' };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (const [at, address] of addresses.entries()) {
      // Who comes first is no reason either.
      const pair = [
        { of: times.known, email: address, number: 2 * at },
        { of: times.unknown, email: `${randomUUID()}@example.test`, number: 2 * at + 1 },
      ];
      for (const one of at % 2 === 0 ? pair : pair.toReversed()) {
        const { took, says } = await ask(server.origin, headers, one);
        answers.add(says);
        if (at >= warmUp) one.of.push(took);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(known, unknown) / Math.min(known, unknown);
    return [
      figure('different answers', answers.size, '', atMost(1)),
      figure(`${people} addresses of the list: median`, known, 'ms'),
      figure(`… ${people} unknown addresses: median`, unknown, 'ms'),
      figure('… ratio of the longer to the shorter', ratio, '×', atMost(goals.newsletterRatio)),
    ];
  } finally {
    await kill(server);
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
