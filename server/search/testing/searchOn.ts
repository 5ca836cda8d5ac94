import { algoliasearch, type SearchClient } from 'algoliasearch';
import { minute } from '#contract/settings/time.ts';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { createTestClock, listenOnFreePort } from '#server/testing/startTestApp.ts';

export interface Searching {
  /** The official client, asking the embedded index. */
  client: SearchClient;
  /** Lines that were logged, parsed. */
  logged: Record<string, unknown>[];
  stop: () => Promise<void>;
}

/** For tests: a site of its own on a database, asked by the official client. */
export const searchOn = async (store: Store, now: string): Promise<Searching> => {
  const logged: Record<string, unknown>[] = [];
  const log = createLog((line) => logged.push({ ...Object(JSON.parse(line)) }));
  const app = await createApp({ settings: readSettings({}), store, clock: createTestClock(now), log });
  const { origin, stop } = await listenOnFreePort(app);
  const url = `${new URL(origin).host}/api/search`;
  return {
    client: algoliasearch('any', 'any', {
      hosts: [{ url, protocol: 'http', accept: 'readWrite' }],
      // It shares the processor with the server and with all other tests.
      timeouts: { connect: minute, read: minute, write: minute },
    }),
    logged,
    stop: async () => {
      app.close();
      await stop();
    },
  };
};
