import { Hono } from 'hono';
import type { Settings } from '../environment.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { Store } from '../store/store.ts';
import { manifest } from './manifest.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';

interface DiscoveryDeps {
  store: Store;
  settings: Pick<Settings, 'publicUrl' | 'contentApiUrl'>;
  prepared: Prepared;
}

const answerOf = (type: string, body: string) => ({ status: 200, headers: { 'content-type': type }, body });

/** What search engines and browsers look for at the root: `robots.txt`, `sitemap.xml`, `manifest.webmanifest` (META-03). */
export const createDiscovery = ({ store, settings, prepared }: DiscoveryDeps): Hono => {
  const { publicUrl, contentApiUrl } = settings;
  const files: Readonly<Record<string, { type: string; write: () => Promise<string> }>> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: async () => writeRobots(publicUrl) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      write: () => writeSitemap({ db: store.db, publicUrl, hasContent: contentApiUrl === null }),
    },
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      write: async () => JSON.stringify(manifest),
    },
  };
  const hono = new Hono();
  for (const [path, { type, write }] of Object.entries(files))
    hono.get(path, (context) =>
      prepared.answer(context.req.raw, path, async () => answerOf(type, await write())),
    );
  return hono;
};
