import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hour } from '#contract/settings/time.ts';
import { siteDuties } from './duties/siteDuties.ts';
import { createWorker, type Worker } from './duties/worker.ts';
import { createApp, type App, type PageSurroundings } from './app.ts';
import { createClock, type Clock } from './clock.ts';
import { loadInThread } from './festival/loading/atStart/loadInThread.ts';
import { fillBase } from './festival/loading/fillBase.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { keepIdle } from './http/idleConnections.ts';
import { letterWriters } from './letterWriters.ts';
import { createLog, reasonOf, type Log } from './log.ts';
import { createMailer, outboxFolder } from './mail/mailer.ts';
import { createPostman, type Postman } from './mail/postman.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metricsServer.ts';
import { readFestival } from './profile/festival.ts';
import { openSecrets } from './protection/secrets.ts';
import type { StaticPage } from './pages/staticPage.ts';
import type { PageHandler } from './prepared/answer.ts';
import { describeMembers } from './sample/demoMembers.ts';
import { describeProgramme, fill } from './sample/fill.ts';
import { foldersOfSample, shownDirectory } from './sample/media.ts';
import { readSettings, SettingsError, urlHost, type Settings } from './environment.ts';
import { tryAtStart } from './store/engine/startupRetry.ts';
import { readableByOthers } from './store/engine/privateFile.ts';
import { readFestivalProfile } from './store/festival/festivalProfile.ts';
import { databaseFile, openStore, type Store } from './store/store.ts';

/** How long running requests may take after a signal, in milliseconds; a second signal ends them at once. */
const closingTime = 10_000;
/** How often each process tends the files of its own `DATA_DIR`, in milliseconds. */
const tendingTime = hour;

/** A start that fails for a reason that a person can mend; the message is for them. */
class StartError extends Error {
  override name = 'StartError';
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isPortTaken = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && caught.code === 'EADDRINUSE';

const listen = (server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (caught) =>
      reject(
        isPortTaken(caught)
          ? new StartError(
              `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`,
            )
          : caught,
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Everything that ends with the server. */
interface Running {
  app: Pick<App, 'close'>;
  store: Store;
  log: Log;
  stopPosting: ReturnType<Postman['start']>;
  stopDuties: ReturnType<Worker['start']>;
}

const stopOnSignal = (server: Server, drain: Drain, { app, store, log, ...stops }: Running): void => {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    log.info('server.stopping');
    drain.begin();
    app.close();
    setTimeout(() => server.closeAllConnections(), closingTime).unref();
    server.close(() => void Promise.all([stops.stopPosting(), stops.stopDuties()]).then(store.close));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Prints where mail goes without a mail server, and the demo members. */
const tellAboutMembers = async (settings: Settings, store: Store): Promise<string[]> => {
  if (settings.memberApiUrl !== null) return [];
  const mail = settings.smtpUrl === null ? [`Mail is written to ${outboxFolder(settings)}`] : [];
  return [...mail, ...(await describeMembers(store.db))];
};

const tellAboutProgramme = (settings: Settings, store: Store): Promise<string[]> =>
  settings.contentApiUrl === null ? describeProgramme(store) : Promise.resolve([]);

const isListEmpty = ({ trustedProxies }: Settings): boolean =>
  typeof trustedProxies !== 'number' && trustedProxies.length === 0;

/** Names the pages that still hold a stand-in text. */
const tellPlaceholders = async ({ db }: Store): Promise<string[]> => {
  const names = (await readFestivalProfile(db))?.placeholders ?? [];
  return names.length === 0 ? [] : [`Warning: these pages wait for their text: ${names.join(', ')}.`];
};

/** Warnings to a person, though the site runs. */
const tellWarnings = async (settings: Settings, store: Store): Promise<string[]> => {
  const proxies =
    settings.production && isListEmpty(settings)
      ? ['TRUSTED_PROXIES is not set: behind a proxy all visitors share one limit.']
      : [];
  const unwritten = settings.production ? await tellPlaceholders(store) : [];
  const secret = settings.databaseUrl === null ? [settings.dataDirectory, databaseFile(settings)] : [];
  const open = (await readableByOthers(secret)).map(
    (path) =>
      `${path} is open to others on this machine, and holds secrets: take their permissions away (chmod go= ${path}).`,
  );
  return [...proxies, ...unwritten, ...open];
};

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The differences between the built site and the one in development. */
export interface Site {
  /** Makes the handler of document requests. */
  pages: (deps: PageSurroundings & { settings: Settings; clock: Clock; log: Log }) => Promise<PageHandler>;
  /** The page that needs no renderer. */
  staticPage: StaticPage;
  /** Folders of files that are served as they are. */
  folders: readonly string[];
  /** Whether pages are kept until the data or the clock change them. */
  keepsPages: boolean;
  /** Wraps the whole site's listener. */
  wrap?: (listener: Listener) => Listener;
}

/** Fills the database for this start: with the festival's folder if there is one. @returns lines for a person */
const fillProgramme = async (
  { festival, sample, databaseUrl, dataDirectory }: Settings,
  store: Store,
  now: Temporal.Instant,
): Promise<string[]> => {
  if (festival === null) {
    await fill(store, { now, sample });
    return [];
  }
  const { isLoaded, lines } = await loadInThread({
    directory: festival,
    databaseUrl,
    dataDirectory,
    now: now.toString(),
  });
  if (!isLoaded)
    await store.write(
      (db) => fillBase(db, now),
      (isNew) => isNew,
    );
  return lines;
};

const run = async (site: Site): Promise<void> => {
  const given = readSettings(process.env);
  const log = createLog();
  const clock = createClock(given.now);
  const store = await openStore(given, log);
  const mailer = createMailer(given, clock);
  try {
    const lines = await tryAtStart(() => fillProgramme(given, store, clock.now()), log);
    // The zone decides what "today" is: it stays until the next start.
    const { timezone } = await tryAtStart(() => readFestival(store.db, given), log);
    const settings = { ...given, siteTimezone: timezone };
    await store.refreshStatistics();
    const writers = letterWriters({
      store,
      secrets: await openSecrets(store, clock),
      publicUrl: settings.publicUrl,
      festival: { current: () => readFestival(store.db, settings) },
    });
    const postman = createPostman({ store, mailer, clock, log, writers });
    const metrics = settings.metrics && createMetrics();
    const app = await createApp({
      settings,
      metrics,
      store,
      clock,
      log,
      mailer,
      pages: (surroundings) => site.pages({ settings, clock, log, ...surroundings }),
      folders: [...site.folders, ...(await foldersOfSample(settings, store))],
      directory: await shownDirectory(settings, store),
      staticPage: site.staticPage,
      keepsPages: site.keepsPages,
    });
    const drain = createDrain(site.wrap ? site.wrap(app.listener) : app.listener);
    const server = createServer(drain.listener);
    keepIdle(server);
    const port = await listen(server, settings);
    const metricsPort =
      metrics && settings.metrics && (await listen(createMetricsServer(metrics), settings.metrics));
    const worker = createWorker({ store, clock, log }, siteDuties({ store, clock }));
    void store.keepDeletions();
    setInterval(() => void Promise.all([store.keepDeletions(), app.clean()]), tendingTime).unref();
    const stops = { stopPosting: postman.start(), stopDuties: worker.start() };
    stopOnSignal(server, drain, { app, store, log, ...stops });
    say(`Chapiteau is at http://${urlHost(settings.host)}:${port}/`);
    if (settings.metrics)
      say(`Its metrics are at http://${urlHost(settings.metrics.host)}:${metricsPort}/metrics`);
    for (const line of lines) say(line);
    for (const tell of [tellAboutProgramme, tellAboutMembers, tellWarnings])
      for (const line of await tell(settings, store)) say(line);
    await app.warm();
  } catch (caught) {
    await store.close();
    throw caught;
  }
};

/** Starts the site with the environment's settings; a failed start explains itself, in words if a person can mend it. */
export const start = async (site: Site): Promise<void> => {
  try {
    await run(site);
  } catch (caught) {
    const isForPeople = caught instanceof SettingsError || caught instanceof StartError;
    process.stderr.write(
      `${isForPeople ? caught.message : `Chapiteau did not start: ${reasonOf(caught)}`}\n`,
    );
    process.exitCode = 1;
  }
};
