import { join } from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { minute, second } from '#contract/settings/time.ts';
import type { Settings } from '../environment.ts';
import { reasonOf, type Log } from '../log.ts';
import { createQueue } from '../sharing/atOnce.ts';
import { keepIn } from '../sharing/kept.ts';
import { site } from '../site.ts';

/** Every bound of the thumbnails that we keep of the video site's. Times in milliseconds. */
export const thumbnailLimits = {
  atOnce: 4,
  /** Who asks for one more gets a drawn picture. */
  waiting: 40,
  timeout: 5 * second,
  /** Bytes of one; theirs have some 60 KB. */
  size: 500_000,
  /** Files; the oldest leave. */
  kept: 1_000,
  /** Ids that had none a while ago. */
  missing: 1_000,
  missingFor: 10 * minute,
} as const;

interface ThumbnailDeps {
  log: Log;
  settings: Pick<Settings, 'dataDirectory'>;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** VID-21 */
const addressOf = (id: string): string => `https://i.ytimg.com/vi/${id}/sddefault.jpg`;
const isJpeg = ([first, second_, third]: Uint8Array): boolean =>
  first === 0xff && second_ === 0xd8 && third === 0xff;

const aWeek = 'public, max-age=604800';

/**
 * Our own copies of the video site's thumbnails (VID-21): the server asks for each once and keeps it as a file of
 * `DATA_DIR`, so that no visitor's browser asks that site before a press on play. Where there is none, a drawn one.
 */
export const createThumbnails = ({ log, settings, fetch = globalThis.fetch }: ThumbnailDeps): Hono => {
  const kept = keepIn(join(settings.dataDirectory, 'thumbnails'), thumbnailLimits.kept);
  const queue = createQueue(thumbnailLimits);
  const missing = new LRUCache<string, true>({
    max: thumbnailLimits.missing,
    ttl: thumbnailLimits.missingFor,
  });
  const fetching = new Map<string, Promise<Uint8Array>>();

  const fetchAndKeep = async (id: string): Promise<Uint8Array> => {
    const answer = await fetch(addressOf(id), {
      redirect: 'error',
      signal: AbortSignal.timeout(thumbnailLimits.timeout),
    });
    if (!answer.ok) throw new Error(`The video site answered ${answer.status}`);
    if (Number(answer.headers.get('content-length') ?? 0) > thumbnailLimits.size)
      throw new Error('The thumbnail is too large');
    const picture = new Uint8Array(await answer.arrayBuffer());
    if (!isJpeg(picture) || picture.length > thumbnailLimits.size)
      throw new Error('The video site answered no thumbnail');
    await kept
      .keep(`${id}.jpg`, picture)
      .catch((caught: unknown) => log.warn('thumbnail.not-kept', { reason: reasonOf(caught) }));
    return picture;
  };
  /** Who asks for what is on its way waits for that. */
  const fetchOnce = (id: string): Promise<Uint8Array> => {
    const started = fetching.get(id) ?? queue(() => fetchAndKeep(id)).finally(() => fetching.delete(id));
    fetching.set(id, started);
    return started;
  };

  const find = async (id: string): Promise<Uint8Array | null> => {
    const known = await kept.read(`${id}.jpg`).catch((caught: unknown) => {
      log.warn('thumbnail.not-read', { reason: reasonOf(caught) });
      return null;
    });
    if (known || missing.has(id)) return known;
    try {
      return await fetchOnce(id);
    } catch (caught) {
      missing.set(id, true);
      log.warn('thumbnail.not-fetched', { id, reason: reasonOf(caught) });
      return null;
    }
  };

  const hono = new Hono();
  hono.get('/media/thumbnails/:file{[\\w-]{6,20}\\.jpg}', async (context) => {
    const picture = await find(context.req.param('file').replace(/\.jpg$/, ''));
    if (picture === null)
      return new Response(null, {
        status: 302,
        headers: { location: site.socialImage, 'cache-control': 'no-store' },
      });
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': aWeek },
    });
  });
  return hono;
};
