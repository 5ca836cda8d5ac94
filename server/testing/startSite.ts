import { readFile } from 'node:fs/promises';
import type { RendererModule } from '#contract/rendering.ts';
import { searchSettings } from '#contract/settings/search.ts';
import * as renderer from '#src/entry.server.tsx';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../environment.ts';
import type { Assets } from '../pages/assets.ts';
import { composeDocument } from '../pages/document.ts';
import { createPages } from '../pages/pages.ts';
import { staticPageOf } from '../pages/staticPage.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import { foldersOfSample, shownDirectory } from '../sample/media.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { addPagesElsewhere } from './kindsOfPages.ts';
import { createTestClock } from './startTestApp.ts';

const assets: Assets = {
  script: '/assets/entry.js',
  scriptsOf: () => [],
  stylesOf: () => ({ addresses: [], css: 'h1{color:red}' }),
};
const root = new URL('../../', import.meta.url);

export interface TestSite {
  store: Store;
  /** Requests one of its paths, as written. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Rendered addresses, in order. */
  rendered: string[];
  /** Lines that were logged, parsed. */
  logged: unknown[];
  /** Makes what the first visitors would wait for. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The whole site without a browser or a build: APIs, files, and pages rendered from the sources.
 * @param holds the initial content of its database
 */
export const startSite = async (
  holds: 'sample' | 'every kind of page' | 'base' | 'nothing',
  env: NodeJS.ProcessEnv = {},
): Promise<TestSite> => {
  const isEmpty = holds === 'nothing' || holds === 'base';
  const store = await openTestStore(isEmpty ? 'nothing' : 'sample');
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const logged: unknown[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const settings = { ...readSettings(env), dataDirectory: store.dataDirectory };
  if (holds === 'base') await store.write((db) => fillBase(db, clock.now()));
  if (holds === 'every kind of page') await addPagesElsewhere(store);
  const rendered: string[] = [];
  const counted: RendererModule = {
    createRenderer: async (options) => {
      const { render, ...rest } = await renderer.createRenderer(options);
      return {
        ...rest,
        render: (address) => {
          rendered.push(address);
          return render(address);
        },
      };
    },
  };
  const { hono, warm } = await createApp({
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
        loadRenderer: () => Promise.resolve(counted),
        compose: (page, _address, surroundings) =>
          Promise.resolve(composeDocument(page, assets, surroundings)),
      }),
    staticPage: staticPageOf(await readFile(new URL('index.html', root), 'utf8')),
    folders: [new URL('public', root).pathname, ...(await foldersOfSample(settings, store))],
    directory: await shownDirectory(settings, store),
  });
  // Requests from outside, which wait for the index: so pages of the search are complete from the first one on.
  const visitor = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const query = `/api/search/1/indexes/${searchSettings.indexName}/query`;
  // A host that fails has no index: the question would wait for one to the end of its time.
  if (settings.contentApiUrl === null) await hono.request(query, { method: 'POST' }, visitor);
  return {
    store,
    ask: async (path, init) => hono.request(path, init),
    rendered,
    logged,
    warm,
    close: store.close,
  };
};
