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
  { name: 'shows', read: readShowsFeed },
  { name: 'press', read: readPressFeed },
] as const;

/** META-03: the feeds of the embedded content; an external host does not say what is new. */
export const createFeeds = ({
  store: { db },
  settings: { publicUrl },
  prepared,
  festival,
}: FeedsDeps): Hono => {
  const hono = new Hono();
  for (const { name, read } of feeds)
    for (const lang of languages)
      for (const format of feedFormats) {
        const path = feedPath(name, lang, format);
        hono.get(path, (context) =>
          prepared.answer(context.req.raw, path, async () => ({
            status: 200,
            headers: { 'content-type': `${feedTypes[format]}; charset=utf-8` },
            body: writeFeed(await read(db, lang), {
              name,
              lang,
              format,
              brand: (await festival.current()).name[lang],
              publicUrl,
            }),
          })),
        );
      }
  return hono;
};
