import { Hono } from 'hono';
import { feedFormats, feedPath, feedTypes } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import type { Settings } from '../environment.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { Store } from '../store/store.ts';
import { readPressFeed } from './pressFeed.ts';
import { readShowsFeed } from './showsFeed.ts';
import { writeFeed } from './writeFeed.ts';

interface FeedsDeps {
  store: Store;
  settings: Pick<Settings, 'publicUrl'>;
  prepared: Prepared;
  festival: FestivalSource;
}

const feeds = [
  { name: 'shows', part: null, read: readShowsFeed },
  { name: 'press', part: 'press', read: readPressFeed },
] as const;

const notFound = { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found' };

/** META-03: the feeds of the embedded content; an external host does not say what is new. */
export const createFeeds = ({
  store: { db },
  settings: { publicUrl },
  prepared,
  festival: source,
}: FeedsDeps): Hono => {
  const hono = new Hono();
  for (const { name, part, read } of feeds)
    for (const lang of languages)
      for (const format of feedFormats) {
        const path = feedPath(name, lang, format);
        hono.get(path, (context) =>
          prepared.answer(context.req.raw, path, async () => {
            const festival = await source.current();
            if (part !== null && !festival.parts[part]) return notFound;
            const content = await read(db, lang, festival);
            return {
              status: 200,
              headers: { 'content-type': `${feedTypes[format]}; charset=utf-8` },
              body: writeFeed(content, { name, lang, format, brand: festival.name[lang], publicUrl }),
            };
          }),
        );
      }
  return hono;
};
