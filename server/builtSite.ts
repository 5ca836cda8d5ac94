import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from './pages/assets.ts';
import { composeDocument } from './pages/document.ts';
import { createPages } from './pages/pages.ts';
import { staticPageOf } from './pages/staticPage.ts';
import type { Site } from './start.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build', 'client');

/** The built site. @throws if there is none */
export const readBuiltSite = async (): Promise<Site> => ({
  pages: async (deps) => {
    const [rendererModule, assets]: [object, Awaited<ReturnType<typeof readAssets>>] = await Promise.all([
      import(pathToFileURL(join(root, 'build', 'server', 'entry.server.js')).href),
      readAssets(client),
    ]);
    return createPages({
      ...deps,
      loadRenderer: () => Promise.resolve(rendererModule),
      compose: (page, _address, surroundings) => Promise.resolve(composeDocument(page, assets, surroundings)),
    });
  },
  staticPage: staticPageOf(await readFile(join(client, 'index.html'), 'utf8')),
  folders: [client, join(root, 'public')],
  keepsPages: true,
});
