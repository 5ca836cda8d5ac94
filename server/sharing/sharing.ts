import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { isLanguage } from '#contract/address/language.ts';
import { sharePictureRoute } from '#contract/address/sharePicture.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { reasonOf, type Log } from '../log.ts';
import { site } from '../site.ts';
import { findShowById } from '../store/shows.ts';
import type { Store } from '../store/store.ts';
import { createQueue } from './atOnce.ts';
import type { drawPicture, ReadPoster } from './draw.ts';
import { keepIn } from './kept.ts';
import { sharingLimits } from './limits.ts';
import { addressOf, tellPicture, type Told } from './told.ts';

interface SharingDeps {
  store: Store;
  clock: Clock;
  log: Log;
  settings: Pick<Settings, 'dataDirectory'>;
  readPoster: ReadPoster;
  /** Draws one; as the site does where it is left out. */
  draw?: typeof drawPicture;
}

/** What draws is loaded with the first picture: a start does not wait for it. */
const drawWhenAsked: typeof drawPicture = async (...given) =>
  (await import('./draw.ts')).drawPicture(...given);

/** The address names everything that is drawn. */
const immutable = 'public, max-age=31536000, immutable';

const asResponse = (picture: Uint8Array): Response =>
  new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': immutable },
  });

const elsewhere = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

/**
 * The pictures by which other sites show a show (META-01), each drawn when it is first asked for and then kept as a file
 * of `DATA_DIR`. An address whose show has changed since leads to its picture of now; where none can be drawn, the
 * poster stands in, else the site's own picture.
 */
export const createSharing = ({
  store,
  clock,
  log,
  settings,
  readPoster,
  draw = drawWhenAsked,
}: SharingDeps): Hono => {
  const kept = keepIn(join(settings.dataDirectory, 'og'), sharingLimits.kept);
  const queue = createQueue(sharingLimits);
  const drawing = new Map<string, Promise<Uint8Array>>();

  const drawAndKeep = async (name: string, told: Told): Promise<Uint8Array> => {
    const picture = await queue(() => draw(told, readPoster));
    await kept
      .keep(name, picture)
      .catch((caught: unknown) => log.warn('picture.not-kept', { reason: reasonOf(caught) }));
    return picture;
  };
  /** Who asks for what is being drawn waits for that. */
  const drawOnce = (name: string, told: Told): Promise<Uint8Array> => {
    const started = drawing.get(name) ?? drawAndKeep(name, told).finally(() => drawing.delete(name));
    drawing.set(name, started);
    return started;
  };

  const answer = async (context: Context): Promise<Response> => {
    const { lang, file = '' } = context.req.param();
    const id = Number(file.slice(0, file.indexOf('-')));
    const show = isLanguage(lang) ? await findShowById(store.db, lang, id) : undefined;
    if (!show) return context.text('Not Found', 404, { 'cache-control': 'no-store' });
    const told = await tellPicture(store.db, show, epochSeconds(clock.now()));
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
      log.warn('picture.not-drawn', { path: address, reason: reasonOf(caught) });
      return elsewhere(told.poster ?? site.socialImage);
    }
  };

  const hono = new Hono();
  hono.get(sharePictureRoute, answer);
  return hono;
};
