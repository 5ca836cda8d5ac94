import { readFile } from 'node:fs/promises';
import * as renderer from '#src/entry.server.tsx';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../environment.ts';
import type { Assets } from '../pages/assets.ts';
import { composeDocument } from '../pages/document.ts';
import { createPages } from '../pages/pages.ts';
import { staticPageOf } from '../pages/staticPage.ts';
import { fill } from '../sample/fill.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createTestClock } from './startTestApp.ts';

const assets: Assets = { script: '/assets/entry.js', scriptsOf: () => [], cssOf: () => 'h1{color:red}' };
const root = new URL('../../', import.meta.url);

export interface TestSite {
  store: Store;
  /** Asks for a path of it, as written. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Lines that were logged, parsed. */
  logged: unknown[];
  close: () => Promise<void>;
}

/**
 * The whole site without a browser or a build: APIs, files, and pages rendered from the sources.
 * @param holds what its database is filled with at the start
 */
export const startSite = async (
  holds: 'sample' | 'base' | 'nothing',
  env: NodeJS.ProcessEnv = {},
): Promise<TestSite> => {
  const store = await openTestStore();
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const logged: unknown[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const settings = { ...readSettings(env), dataDirectory: store.dataDirectory };
  if (holds !== 'nothing')
    await fill(store, { now: clock.now(), timezone: settings.siteTimezone, sample: holds === 'sample' });
  const { hono } = await createApp({
    settings,
    store,
    clock,
    log,
    pages: (surroundings) =>
      createPages({
        ...surroundings,
        settings,
        clock,
        log,
        loadRenderer: () => Promise.resolve(renderer),
        compose: (page, _address, hosts) => Promise.resolve(composeDocument(page, assets, hosts)),
      }),
    staticPage: staticPageOf(await readFile(new URL('index.html', root), 'utf8')),
    folders: [new URL('public', root).pathname],
  });
  return { store, ask: async (path, init) => hono.request(path, init), logged, close: store.close };
};
