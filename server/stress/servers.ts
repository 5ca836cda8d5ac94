import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock, epochSeconds, type Clock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Identity } from '../member/resource.ts';
import { openSecrets } from '../protection/secrets.ts';
import { createTokens } from '../member/tokens.ts';
import { openStore, type Store } from '../store/store.ts';
import { runScript, type RunningScript } from '../testing/runScript.ts';
import type { Ask } from './asking.ts';
import { askInTurn, type RaceTrack } from './races.ts';

/** Lifetime of the access tokens made here, in seconds: longer than any part takes. */
const tokenLifetime = 3_600;
const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'x-xsrf-token';
export const memberApi = '/api/member';

/** The real, built server in a process of its own. */
export interface RunningServer {
  script: RunningScript;
  /** Without a slash at the end. */
  origin: string;
}

/** Starts the site on a database; it is ready when this resolves. */
export const startServer = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const script = runScript('server/main.ts', { env: { PORT: '0', ...env } });
  const line = await script.line('Chapiteau is at');
  return { script, origin: new URL(/http:\S+/.exec(line)?.[0] ?? '').origin };
};

/** Whether its process is gone. */
export const hasEnded = ({ script }: RunningServer): boolean =>
  script.process.exitCode !== null || script.process.signalCode !== null;

/** Ends a server at once, like a power cut. */
export const kill = async ({ script }: RunningServer): Promise<void> => {
  script.process.kill('SIGKILL');
  await script.end();
};

/** Makes access tokens like the server, with the secret in its database; each member's once. */
export const createTokenSource = async (
  store: Store,
  clock: Clock = createClock(null),
): Promise<(member: Identity) => Promise<string>> => {
  const tokens = createTokens(await openSecrets(store, clock), clock);
  const made = new Map<number, Promise<string>>();
  return (member) => {
    const exp = epochSeconds(clock.now()) + tokenLifetime;
    const token =
      made.get(member.id) ?? tokens.signAccess({ sub: member.uuid, sid: member.family, gen: 0, exp });
    made.set(member.id, token);
    return token;
  };
};

/** The headers of changes, without the member's own: the first answer brings the cookie. */
export const readCsrfHeaders = async (origin: string): Promise<Record<string, string>> => {
  const response = await fetch(`${origin}${memberApi}/v1/me/usercredits`);
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${csrfCookie}=`));
  const value = /=([^;]*)/.exec(cookie ?? '')?.[1] ?? '';
  return { cookie: `${csrfCookie}=${value}`, [csrfHeader]: value };
};

/** Calls the member API over the network. */
export const askServer = async (
  origin: string,
  tokenOf: (member: Identity) => Promise<string>,
): Promise<Ask> => {
  const csrf = await readCsrfHeaders(origin);
  return async (member, { method, path, body, key }) => {
    const response = await fetch(origin + memberApi + path, {
      method,
      headers: {
        ...csrf,
        authorization: `Bearer ${await tokenOf(member)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text() };
  };
};

/** Servers on one database, and the means to call them. */
export interface ServedTrack extends RaceTrack {
  origins: readonly string[];
  tokenOf: (member: Identity) => Promise<string>;
}

/** Gives `work` so many servers on one new database, and ends them afterwards. */
export const withServers = async <T>(
  { servers, databaseUrl }: { servers: number; databaseUrl: string | null },
  work: (track: ServedTrack) => Promise<T>,
): Promise<T> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-stress-'));
  const env = { DATA_DIR: dataDirectory, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const running = await Promise.all(Array.from({ length: servers }, () => startServer(env)));
  const store = await openStore(
    { databaseUrl, dataDirectory },
    createLog(() => null),
  );
  try {
    const tokenOf = await createTokenSource(store);
    const origins = running.map(({ origin }) => origin);
    const asks = await Promise.all(origins.map((origin) => askServer(origin, tokenOf)));
    return await work({ ask: askInTurn(asks), store, now: createClock(null).now(), origins, tokenOf });
  } finally {
    await store.close();
    for (const server of running) await kill(server);
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};
