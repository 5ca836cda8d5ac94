import { Feed } from 'feed';
import { type FeedFormat, feedFormats, showsFeedPath } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/page.json' with { type: 'json' };
import fr from '#locales/fr/page.json' with { type: 'json' };
import { pageAddress, showAddress } from '../content/addresses.ts';
import { site } from '../site.ts';
import { listNewShows } from '../store/newShows.ts';
import type { Database } from '../store/tables.ts';
import { toXmlText } from './xmlText.ts';

const texts = { fr, en };
/** Readers show a screen or two of it, and ask again. */
const length = 50;

interface FeedAsked {
  db: Database;
  /** Origin of the addresses. */
  publicUrl: string;
  lang: Language;
  format: FeedFormat;
}

/** META-03: the shows that came last into the programme, as RSS 2.0 or Atom (RFC 4287); shows are known by their addresses. */
export const writeShowsFeed = async ({ db, publicUrl, lang, format }: FeedAsked): Promise<string> => {
  const absolute = (path: string): string => publicUrl + encodeURI(path);
  const shows = await listNewShows(db, lang, { excluded: site.excludedFestivals, limit: length });
  const dateOf = (addedAt: number): Date => new Date(addedAt * 1000);
  const title = `${site.brand}, ${texts[lang].newShows.toLowerCase()}`;
  const feed = new Feed({
    title,
    description: title,
    id: absolute(pageAddress({ lang, path: '' })),
    link: absolute(pageAddress({ lang, path: '' })),
    language: lang,
    updated: dateOf(shows[0]?.added_at ?? 0),
    generator: false,
    author: { name: site.brand, link: publicUrl },
    feedLinks: Object.fromEntries(feedFormats.map((each) => [each, absolute(showsFeedPath(lang, each))])),
  });
  for (const show of shows) {
    const link = absolute(showAddress(show));
    feed.addItem({
      title: toXmlText(show.title),
      link,
      id: link,
      date: dateOf(show.added_at),
      published: dateOf(show.added_at),
      description: toXmlText(show.summary),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
};
