import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Assets } from './pages/assets.ts';
import { composeDocument } from './pages/document.ts';
import { createPages } from './pages/pages.ts';
import { staticPageOf } from './pages/staticPage.ts';
import { start } from './start.ts';

/** The site in development: serves and renders the sources, with hot reload. */
const root = join(import.meta.dirname, '..');
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
/** Hot reload writes inline scripts and styles, and listens to a socket. */
const hotReloadPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: https:";
const sources: Assets = {
  script: '/src/entry.client.tsx',
  scriptsOf: () => [],
  stylesOf: () => ({ addresses: [], css: '' }),
};

const noHosts = { apis: [], forms: [], hasTagManager: false };

await start({
  pages: (deps) =>
    createPages({
      ...deps,
      loadRenderer: () => vite.ssrLoadModule('/src/entry.server.tsx'),
      compose: async (page, address, { look }) => ({
        html: await vite.transformIndexHtml(
          address,
          composeDocument(page, sources, { hosts: noHosts, look }).html,
        ),
        contentSecurityPolicy: hotReloadPolicy,
      }),
    }),
  staticPage: staticPageOf(await readFile(join(root, 'index.html'), 'utf8')),
  folders: [join(root, 'public')],
  keepsPages: false,
  wrap: (listener) => (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
});
