import { randomUUID } from 'node:crypto';
import { createLog } from '#server/log.ts';
import { hashPassword } from '#server/member/passwords.ts';
import { askForNewsletter, confirmSubscription } from '#server/store/members/newsletter.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { addMembers } from '#server/stress/people.ts';
import { kill, memberApi, readCsrfHeaders, startServer } from '#server/stress/servers.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { withFolder } from './site/site.ts';

const { people, warmUp } = benchSettings.enumeration;

/** Members with a password, on the newsletter's list. @returns their addresses */
const addPeople = async (store: Store): Promise<string[]> => {
  const members = await addMembers(store, people + warmUp, 0);
  const addresses = members.map(({ uuid }) => `${uuid}@example.test`);
  const password_hash = await hashPassword(randomUUID());
  const ids = members.map(({ id }) => id);
  await store.transact(async (db) => {
    await db.updateTable('members').set({ password_hash }).where('id', 'in', ids).execute();
    for (const email of addresses) {
      const { id } = await askForNewsletter(db, { email, lang: 'fr' }, 0);
      await confirmSubscription(db, id, 1);
    }
  });
  return addresses;
};

const addKnown = async (dataDirectory: string): Promise<string[]> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );
  try {
    return await addPeople(store);
  } finally {
    await store.close();
  }
};

interface Call {
  name: string;
  path: string;
  bodyOf: (email: string) => object;
}
const key = 'bench';
const calls: readonly Call[] = [
  { name: 'newsletter', path: '/api/newsletter', bodyOf: (email) => ({ email, lang: 'fr' }) },
  {
    name: 'register',
    path: `${memberApi}/v1/register`,
    bodyOf: (email) => ({
      FullName: 'Camille Tremblay',
      Email: email,
      Location: 'Montréal, Québec, Canada',
      Password: 'nine raccoons on a tightrope',
      lang: 'fr',
      key,
    }),
  },
  { name: 'reset', path: `${memberApi}/v1/reset-password/initiate`, bodyOf: (email) => ({ email, key }) },
];

interface Answered {
  took: number;
  /** Status, body and headers without unique parts: the date, and the ids of a request. */
  says: string;
}

const ids = /"(\d+\.)?[\w-]{36,}"/g;

/** Sends from a network of its own, because of the limits. */
const ask = async (
  url: string,
  headers: Record<string, string>,
  { body, network }: { body: object; network: string },
): Promise<Answered> => {
  const asked = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': `2001:db8:${network}::1` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const took = performance.now() - asked;
  const told = [...response.headers].filter(([name]) => name !== 'date');
  return { took, says: `${response.status} ${text.replace(ids, '"…"')} ${JSON.stringify(told)}` };
};

/** One call with known and unknown addresses, one after another and in turn. */
const measure = async (
  origin: string,
  headers: Record<string, string>,
  addresses: readonly string[],
  { name, path, bodyOf }: Call,
): Promise<Figure[]> => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (const [at, address] of addresses.entries()) {
    // The order must not matter.
    const pair = [
      { of: times.known, email: address, network: (2 * at).toString(16) },
      { of: times.unknown, email: `${randomUUID()}@example.test`, network: (2 * at + 1).toString(16) },
    ];
    for (const { of, email, network } of at % 2 === 0 ? pair : pair.toReversed()) {
      const { took, says } = await ask(origin + path, headers, { body: bodyOf(email), network });
      answers.add(says);
      if (at >= warmUp) of.push(took);
    }
  }
  if (![...answers].every((says) => says.startsWith('2')))
    throw new Error(`${name} was answered ${[...answers].join('\n')}`);
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  return [
    figure(`${name}: different answers`, answers.size, '', atMost(1)),
    figure(`… ${people} known addresses: median`, known, 'ms'),
    figure(`… ${people} unknown addresses: median`, unknown, 'ms'),
    figure('… ratio of the longer to the shorter', ratio, '×', atMost(goals.enumerationRatio)),
  ];
};

/** No answer and no answer's time shows whether an address is known (docs/decisions/008, 039, 041). */
export const enumeration = (): Promise<Figure[]> =>
  withFolder(async (dataDirectory) => {
    const server = await startServer({ DATA_DIR: dataDirectory, TRUSTED_PROXIES: '1' });
    try {
      const addresses = await addKnown(dataDirectory);
      const headers = { ...(await readCsrfHeaders(server.origin)), 'content-type': 'application/json' };
      const figures: Figure[] = [];
      for (const call of calls) figures.push(...(await measure(server.origin, headers, addresses, call)));
      return figures;
    } finally {
      await kill(server);
    }
  });
