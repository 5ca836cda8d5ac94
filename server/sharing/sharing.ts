import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { isLanguage } from '#contract/address/language.ts';
import { pictureIdOf, sharePictureRoute } from '#contract/address/sharePicture.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { retryAfter } from '../http/limits.ts';
import { reasonOf, type Log } from '../log.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { site } from '../site.ts';
import { ThreadEnded } from '../threads/thread.ts';
import { NoTurn } from '../turns/noTurn.ts';
import { PlainTurns } from '../turns/plainTurns.ts';
import type { Drawing } from './drawing.ts';
import { keepIn } from './fileCache.ts';
import { sharingLimits } from './limits.ts';
import { addressOf, tellPicture, type Told } from './pictureContent.ts';
import type { FindShared } from './sharedShows.ts';
import { readOwnFiles, type ReadFile } from './style.ts';

interface SharingDeps {
  find: FindShared;
  clock: Clock;
  log: Log;
  festival: FestivalSource;
  settings: Pick<Settings, 'dataDirectory'>;
  readFile: ReadFile;
  readPoster: ReadFile;
  draw: Drawing['draw'];
}

/** The address names all of the content. */
const immutable = 'public, max-age=31536000, immutable';

const asResponse = (picture: Uint8Array): Response =>
  new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': immutable },
  });

const later = (): Response =>
  new Response('Service Unavailable', {
    status: 503,
    headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' },
  });

const elsewhere = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

/**
 * The pictures of shows for other sites (META-01), each drawn at the first request and then kept as a file of `DATA_DIR`. The
 * address of an outdated picture leads to the present one; if drawing fails, the poster replaces it, else the site's own
 * picture. With too many requests, the answer is a 503 with a `Retry-After`.
 */
export const createSharing = ({
  find,
  clock,
  log,
  festival,
  settings,
  readFile,
  readPoster,
  draw,
}: SharingDeps): Hono => {
  const kept = keepIn(join(settings.dataDirectory, 'og'), sharingLimits.kept);
  const turns = new PlainTurns(sharingLimits);
  const drawing = new Map<string, Promise<Uint8Array>>();

  const drawAndKeep = async (name: string, told: Told): Promise<Uint8Array> => {
    const picture = await turns.run(async () =>
      draw(
        told,
        told.poster === null ? null : await readPoster(told.poster),
        await readOwnFiles(told.look, readFile),
      ),
    );
    await kept
      .keep(name, picture)
      .catch((caught: unknown) => log.warn('picture.not-kept', { reason: reasonOf(caught) }));
    return picture;
  };
  /** Later requests wait for a drawing that is under way. */
  const drawOnce = (name: string, told: Told): Promise<Uint8Array> => {
    const started = drawing.get(name) ?? drawAndKeep(name, told).finally(() => drawing.delete(name));
    drawing.set(name, started);
    return started;
  };

  const answer = async (context: Context): Promise<Response> => {
    const { lang, file = '' } = context.req.param();
    const show = isLanguage(lang) ? await find(lang, pictureIdOf(file)) : null;
    if (show === null) return context.text('Not Found', 404, { 'cache-control': 'no-store' });
    const told = tellPicture(show, {
      now: epochSeconds(clock.now()),
      festival: await festival.current(),
    });
    const address = addressOf(told, show.lang);
    if (address !== context.req.path) return elsewhere(address);
    const name = `${show.lang}-${file}`;
    const known = await kept.read(name).catch((caught: unknown) => {
      log.warn('picture.not-read', { reason: reasonOf(caught) });
      return null;
    });
    if (known) return asResponse(known);
    try {
      return asResponse(await drawOnce(name, told));
    } catch (caught) {
      if (caught instanceof NoTurn) return later();
      if (caught instanceof ThreadEnded) {
        log.warn('picture.thread-ended', { path: address, reason: reasonOf(caught) });
        return later();
      }
      log.warn('picture.not-drawn', { path: address, reason: reasonOf(caught) });
      return elsewhere(told.poster ?? site.socialImage);
    }
  };

  const hono = new Hono();
  hono.get(sharePictureRoute, answer);
  return hono;
};
