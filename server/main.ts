import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createApp, servedFolders, type PageSurroundings } from './app.ts';
import { createClock } from './clock.ts';
import { createLog, reasonOf, type Log } from './log.ts';
import type { PageHandler } from './prepared/answer.ts';
import { fill } from './programme/fill.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { openStore, type Store } from './store/store.ts';

const root = join(import.meta.dirname, '..');
/** How long running requests may take after a signal, in milliseconds. */
const closingTime = 5_000;

/** A start that cannot go on for a reason that a person can mend; the message is for them. */
class StartError extends Error {
  override name = 'StartError';
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isPortTaken = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && caught.code === 'EADDRINUSE';

const listen = (server: Server, { port, host }: Settings): Promise<number> =>
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

const stopOnSignal = (server: Server, store: Store, log: Log): void => {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    log.info('server.stopping');
    setTimeout(() => server.closeAllConnections(), closingTime).unref();
    server.close(() => void store.close());
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createLog();
  const clock = createClock(settings.now);
  const store = await openStore(settings, log);
  try {
    await fill(store, { now: clock.now(), timezone: settings.siteTimezone });
    const pages = async (surroundings: PageSurroundings): Promise<PageHandler> => {
      const { createPages } = await import('./pages/pages.ts');
      return createPages({ settings, clock, log, buildFolder: join(root, 'build'), ...surroundings });
    };
    const app = await createApp({ settings, store, clock, log, pages, folders: servedFolders(root) });
    const server = createServer(app.listener);
    const port = await listen(server, settings);
    stopOnSignal(server, store, log);
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    say(`Chapiteau is at http://${host}:${port}/`);
    await app.warm();
  } catch (caught) {
    await store.close();
    throw caught;
  }
};

try {
  await start();
} catch (caught) {
  const isForPeople = caught instanceof SettingsError || caught instanceof StartError;
  process.stderr.write(`${isForPeople ? caught.message : `Chapiteau did not start: ${reasonOf(caught)}`}\n`);
  process.exitCode = 1;
}
