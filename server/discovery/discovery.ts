import { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { expiryOf } from '../prepared/expiry.ts';
import type { ListedPages } from './listedPages.ts';
import { writeManifest } from './manifest.ts';
import { writeRobots } from './robots.ts';
import { securityPath, writeSecurityText } from './securityText.ts';
import { writeSitemap } from './sitemap.ts';

interface DiscoveryDeps {
  pages: ListedPages;
  clock: Clock;
  settings: Pick<Settings, 'publicUrl' | 'securityContacts'>;
  prepared: Prepared;
  shareOf: ShareOf;
  festival: FestivalSource;
  /** The most addresses of one sitemap; sitemaps.org's limit by default. */
  mostAddresses?: number;
}

const answerOf = (type: string, body: string) => ({ status: 200, headers: { 'content-type': type }, body });
const plain = 'text/plain; charset=utf-8';
const notFound = { status: 404, headers: { 'content-type': plain }, body: 'Not Found' };
const xml = 'application/xml; charset=utf-8';

/**
 * The files that search engines and browsers expect at the root: `robots.txt`, `sitemap.xml`, `manifest.webmanifest`
 * (META-03); and `security.txt`, which tells the time and is not prepared.
 */
export const createDiscovery = ({
  pages,
  clock,
  settings: { publicUrl, securityContacts: contacts },
  prepared,
  shareOf,
  festival,
  mostAddresses,
}: DiscoveryDeps): Hono => {
  const listed = {
    listPages: pages.list,
    publicUrl,
    ...(mostAddresses !== undefined && { most: mostAddresses }),
  };
  const sitemap = async (part: number | null) => {
    const { languages, parts } = await festival.current();
    const written = await writeSitemap({ ...listed, languages, parts }, part);
    const expiresAt = expiryOf(clock, pages.lifetime);
    return written === null ? notFound : { ...answerOf(xml, written), expiresAt };
  };
  const files: Readonly<Record<string, { type: string; write: () => Promise<string> }>> = {
    '/robots.txt': { type: plain, write: async () => writeRobots(publicUrl) },
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      write: async () => writeManifest(await festival.current()),
    },
  };
  const hono = new Hono();
  for (const [path, { type, write }] of Object.entries(files))
    hono.get(path, (context) =>
      prepared.answer(context.req.raw, path, async () => answerOf(type, await write())),
    );
  hono.get('/sitemap.xml', (context) =>
    prepared.answer(context.req.raw, '/sitemap.xml', () => sitemap(null)),
  );
  hono.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (context) => {
    const { file } = context.req.param();
    const part = Number.parseInt(file.slice('sitemap-'.length), 10);
    return prepared.answer(context.req.raw, `/${file}`, () => sitemap(part), shareOf(context));
  });
  hono.get(securityPath, async (context) => {
    if (contacts.length === 0) return context.body(notFound.body, 404, notFound.headers);
    const { languages } = await festival.current();
    const text = writeSecurityText({ contacts, publicUrl, languages, now: clock.now() });
    return context.body(text, 200, { 'content-type': plain, 'cache-control': 'no-cache' });
  });
  return hono;
};
