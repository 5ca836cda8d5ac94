import { createServer, type Server } from 'node:http';
import { createApp, type App, type AppDeps } from '../app.ts';
import type { Clock } from '../clock.ts';
import { createLog } from '../log.ts';
import { createMailer, type Mail, type Mailer } from '../mail/mailer.ts';
import { readSettings } from '../environment.ts';
import { noEffort } from '../member/testing/noEffort.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set: (instant: string) => void;
}
export const createTestClock = (instant: string): TestClock => {
  let now = Temporal.Instant.from(instant);
  return {
    now: () => now,
    set: (moved) => {
      now = Temporal.Instant.from(moved);
    },
  };
};

export interface TestApp {
  app: App;
  store: Store & { dataDirectory: string };
  clock: TestClock;
  /** Lines that were logged, parsed. */
  logged: unknown[];
  /** Resolves once every letter under way is posted, or has failed. */
  posted: () => Promise<void>;
  /** Sent mails, in their order. */
  mails: Mail[];
  close: () => Promise<void>;
}

/** A mailer that knows its letters under way, also those that no answer waits for. */
const watchPost = (inner: Mailer): { mailer: Mailer } & Pick<TestApp, 'mails' | 'posted'> => {
  const posting: Promise<void>[] = [];
  const mails: Mail[] = [];
  return {
    mails,
    mailer: {
      ...inner,
      send: (mail) => {
        mails.push(mail);
        const sent = inner.send(mail);
        posting.push(sent);
        return sent;
      },
    },
    posted: async () => {
      await Promise.allSettled(posting);
    },
  };
};

/** The app on the test programme, two hours before its first show. */
export const startTestApp = async (
  deps: Partial<Pick<AppDeps, 'pages' | 'folders' | 'staticPage' | 'effort' | 'metrics'>> & {
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<TestApp> => {
  const { env = {}, ...rest } = deps;
  const store = await openTestStore();
  await fillTestProgramme(store);
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const logged: unknown[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const settings = { ...readSettings(env), dataDirectory: store.dataDirectory };
  const { mailer, mails, posted } = watchPost(createMailer(settings, clock));
  const app = await createApp({ settings, store, clock, log, mailer, effort: noEffort, ...rest });
  const close = async (): Promise<void> => {
    app.close();
    await posted();
    await store.close();
  };
  return { app, store, clock, logged, posted, mails, close };
};

/** Listens on a free port; returns the origin and a function that stops it. */
export const listenOnFreePort = async (app: App): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const server: Server = createServer(app.listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
