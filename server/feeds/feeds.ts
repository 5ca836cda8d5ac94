import { Hono } from 'hono';
import { feedFormats, feedTypes, showsFeedPath } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import type { Settings } from '../environment.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { Store } from '../store/store.ts';
import { writeShowsFeed } from './showsFeed.ts';

interface FeedsDeps {
  store: Store;
  settings: Pick<Settings, 'publicUrl'>;
  prepared: Prepared;
}

/** META-03: the feeds of the embedded programme; of another host's nobody knows what is new. */
export const createFeeds = ({ store: { db }, settings: { publicUrl }, prepared }: FeedsDeps): Hono => {
  const hono = new Hono();
  for (const lang of languages)
    for (const format of feedFormats) {
      const path = showsFeedPath(lang, format);
      hono.get(path, (context) =>
        prepared.answer(context.req.raw, path, async () => ({
          status: 200,
          headers: { 'content-type': `${feedTypes[format]}; charset=utf-8` },
          body: await writeShowsFeed({ db, publicUrl, lang, format }),
        })),
      );
    }
  return hono;
};
