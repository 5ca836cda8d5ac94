import { createApp, type App } from '#server/app.ts';
import { readBuiltSite } from '#server/builtSite.ts';
import { createClock, epochSeconds, type Clock } from '#server/clock.ts';
import { readSettings, type Settings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { noEffort } from '#server/member/testing/noEffort.ts';
import { openSecrets, type Secrets } from '#server/protection/secrets.ts';
import { fill } from '#server/sample/fill.ts';
import { foldersOfSample, shownDirectory } from '#server/sample/media.ts';
import type { Store } from '#server/store/store.ts';
import { withStore, type StressDatabase } from '../databases.ts';
import type { Answered } from './judge.ts';

/** The built site in this process, filled with the sample festival. */
export interface FuzzSite {
  app: App;
  settings: Settings;
  store: Store;
  clock: Clock;
  secrets: Secrets;
  /** The code of the newest letter to an address; '' without one. */
  codeOf: (email: string) => string;
  /** Requests an address, from a network address of its own. */
  send: (address: string, init: RequestInit) => Promise<Answered>;
  /** Refills the strangers' budgets in the database, and forgets the keys of commands. */
  refill: () => Promise<void>;
}

/** The clock starts a little after the sample's beginning, and runs. */
const now = '2027-06-15T16:00:00Z';
const parts = 256;

/** The picture for every request to the video site: this uses no network. */
const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const withoutNetwork = async <T>(work: () => Promise<T>): Promise<T> => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(picture));
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
};

/** Every request has a network of its own, unused by any limit. */
const createSender = ({ hono }: App): FuzzSite['send'] => {
  let sent = 0;
  return async (address, init) => {
    sent += 1;
    const remoteAddress = `10.${Math.floor(sent / parts) % parts}.${sent % parts}.1`;
    const response = await hono.request(address, init, { incoming: { socket: { remoteAddress } } });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
};

/** The first question starts the index; until it is built questions wait, and on a busy machine get a 503. */
const untilSearchable = async (send: FuzzSite['send'], [index = '']: readonly string[]): Promise<void> => {
  const ask = () => send(`/api/search/1/indexes/${index}/query`, { method: 'POST', body: '{}' });
  for (let tries = 0; tries < 10; tries += 1) if ((await ask()).status === 200) return;
  throw new Error('The search cannot be asked');
};

const open = async (store: Store, { dataDirectory }: StressDatabase): Promise<FuzzSite> => {
  const clock = createClock(Temporal.Instant.from(now));
  const settings = { ...readSettings({}), dataDirectory };
  await fill(store, { now: clock.now(), sample: true });
  const codes = new Map<string, string>();
  const mailer = {
    send: ({ to, text }: { to: string; text: string }): Promise<void> => {
      codes.set(to, /^(\d{6})$/m.exec(text)?.[1] ?? '');
      return Promise.resolve();
    },
  };
  const log = createLog(() => null);
  const { pages, ...site } = await readBuiltSite();
  const app = await createApp({
    settings,
    store,
    clock,
    log,
    mailer,
    effort: noEffort,
    pages: (surroundings) => pages({ settings, clock, log, ...surroundings }),
    ...site,
    folders: [...site.folders, ...(await foldersOfSample(settings, store))],
    directory: await shownDirectory(settings, store),
  });
  const send = createSender(app);
  await untilSearchable(send, Object.values(settings.searchIndexes));
  return {
    app,
    settings,
    store,
    clock,
    secrets: await openSecrets(store, clock),
    codeOf: (email) => codes.get(email) ?? '',
    send,
    refill: () =>
      store.transact(async (db) => {
        await db.deleteFrom('budgets').execute();
        await db.deleteFrom('idempotent_answers').execute();
      }),
  };
};

/** Gives `work` the site on a database. */
export const withFuzzSite = <T>(database: StressDatabase, work: (site: FuzzSite) => Promise<T>): Promise<T> =>
  withoutNetwork(() =>
    withStore(database, async (store) => {
      const site = await open(store, database);
      try {
        return await work(site);
      } finally {
        site.app.close();
      }
    }),
  );

export const secondsAt = ({ clock }: FuzzSite): number => epochSeconds(clock.now());
