import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { reasonOf, type Log } from '../log.ts';
import { keepIn } from '../sharing/fileCache.ts';
import { site } from '../site.ts';
import { NoTurn } from '../turns/noTurn.ts';
import { PlainTurns } from '../turns/plainTurns.ts';
import { askVideoSite } from './askVideoSite.ts';
import { thumbnailLimits } from './limits.ts';
import type { NamesVideo } from './namesVideo.ts';

interface ThumbnailDeps {
  log: Log;
  clock: Clock;
  settings: Pick<Settings, 'dataDirectory'>;
  names: NamesVideo;
  /** The video site's host of pictures; a test has its own. */
  host?: string;
}

/** The bytes of a thumbnail; null if there is none, or none can be fetched now. */
type Found = Uint8Array | null;

const noStore = { 'cache-control': 'no-store' };
const aWeek = 'public, max-age=604800';

const answerWith = (context: Context, found: Found): Response =>
  found
    ? context.body(new Uint8Array(found), 200, { 'content-type': 'image/jpeg', 'cache-control': aWeek })
    : context.body(null, 302, { location: site.socialImage, ...noStore });

/**
 * Our own copies of the video site's thumbnails (VID-21): the server requests each once and keeps it as a file of `DATA_DIR`,
 * so that no visitor's browser contacts that site before a press on play. It requests only those in the programme. If the
 * video site has none, or too many requests wait already, a drawn one replaces it (docs/decisions/049).
 */
export const createThumbnails = ({
  log,
  clock,
  settings,
  names,
  host = 'https://i.ytimg.com',
}: ThumbnailDeps): Hono => {
  const kept = keepIn(join(settings.dataDirectory, 'thumbnails'), thumbnailLimits.kept);
  const turns = new PlainTurns(thumbnailLimits);
  const missing = new LRUCache<string, true>({
    max: thumbnailLimits.missing,
    ttl: thumbnailLimits.absentFor,
    ttlResolution: 0,
    perf: { now: () => clock.now().epochMilliseconds },
  });
  const asking = new Map<string, Promise<Found>>();

  const ask = async (id: string): Promise<Found> => {
    const picture = await askVideoSite(host, id);
    if (picture === null) {
      missing.set(id, true);
      log.info('thumbnail.absent', { id });
      return null;
    }
    await kept
      .keep(`${id}.jpg`, picture)
      .catch((caught: unknown) => log.warn('thumbnail.not-kept', { reason: reasonOf(caught) }));
    return picture;
  };
  const askInTurn = async (id: string): Promise<Found> => {
    try {
      return await turns.run(() => ask(id));
    } catch (caught) {
      if (caught instanceof NoTurn) return null;
      missing.set(id, true, { ttl: thumbnailLimits.failedFor });
      log.warn('thumbnail.not-fetched', { id, reason: reasonOf(caught) });
      return null;
    }
  };
  /** Later requests wait for a thumbnail that is under way. */
  const askOnce = (id: string): Promise<Found> => {
    const started = asking.get(id) ?? askInTurn(id).finally(() => asking.delete(id));
    asking.set(id, started);
    return started;
  };

  const find = async (id: string): Promise<Found> => {
    const picture = await kept.read(`${id}.jpg`).catch((caught: unknown) => {
      log.warn('thumbnail.not-read', { reason: reasonOf(caught) });
      return null;
    });
    return picture ?? (missing.has(id) ? null : askOnce(id));
  };

  const hono = new Hono();
  hono.get('/media/thumbnails/:file{[\\w-]{6,20}\\.jpg}', async (context) => {
    const id = context.req.param('file').replace(/\.jpg$/, '');
    try {
      if (!(await names(id))) return context.text('Not Found', 404, noStore);
    } catch (caught) {
      log.warn('thumbnail.names-unknown', { reason: reasonOf(caught) });
      return answerWith(context, null);
    }
    return answerWith(context, await find(id));
  });
  return hono;
};
