import { Hono } from 'hono';
import { feedFormats, feedPath, feedTypes, type FeedName } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import enAnnouncements from '#locales/en/announcements.json' with { type: 'json' };
import enPage from '#locales/en/page.json' with { type: 'json' };
import frAnnouncements from '#locales/fr/announcements.json' with { type: 'json' };
import frPage from '#locales/fr/page.json' with { type: 'json' };
import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { expiryOf } from '../prepared/expiry.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { festivalTexts } from '../profile/festivalTexts.ts';
import type { FeedSource } from './feedSource.ts';
import { writeFeed } from './writeFeed.ts';

interface FeedsDeps {
  source: FeedSource;
  clock: Clock;
  settings: Pick<Settings, 'publicUrl'>;
  prepared: Prepared;
  festival: FestivalSource;
}

const announcements = festivalTexts('announcements', { fr: frAnnouncements, en: enAnnouncements });
const pages = festivalTexts('page', { fr: frPage, en: enPage });

/** The part of the festival that each feed is of, and its title. */
const feeds = {
  shows: { part: null, about: (...of: Parameters<typeof pages>) => pages(...of).newShows },
  press: { part: 'press', about: (...of: Parameters<typeof pages>) => announcements(...of).press.feed },
} as const;
const names: readonly FeedName[] = ['shows', 'press'];

const notFound = { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found' };

/** META-03: the feeds of the programme. */
export const createFeeds = ({
  source,
  clock,
  settings: { publicUrl },
  prepared,
  festival: shown,
}: FeedsDeps): Hono => {
  const hono = new Hono();
  for (const name of names)
    for (const lang of languages)
      for (const format of feedFormats) {
        const path = feedPath(name, lang, format);
        const { part, about } = feeds[name];
        hono.get(path, (context) =>
          prepared.answer(context.req.raw, path, async () => {
            const festival = await shown.current();
            if (part !== null && !festival.parts[part]) return notFound;
            const content = { about: about(festival, lang), entries: await source[name](lang) };
            return {
              status: 200,
              headers: { 'content-type': `${feedTypes[format]}; charset=utf-8` },
              body: writeFeed(content, { name, lang, format, brand: festival.name[lang], publicUrl }),
              expiresAt: expiryOf(clock, source.lifetime),
            };
          }),
        );
      }
  return hono;
};
