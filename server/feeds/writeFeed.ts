import { Feed } from 'feed';
import { feedFormats, feedPath, type FeedFormat, type FeedName } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';
import { pageAddress } from '../programme/addresses.ts';
import type { FeedEntry } from './feedSource.ts';
import { toXmlText } from './xmlText.ts';

/** The entries of a feed, the newest first. */
export interface FeedContent {
  about: string;
  entries: readonly FeedEntry[];
}

interface FeedAsked {
  name: FeedName;
  lang: Language;
  format: FeedFormat;
  /** The festival's name in that language. */
  brand: string;
  /** Origin of the addresses. */
  publicUrl: string;
}

/** META-03: a feed as RSS 2.0 or Atom (RFC 4287). */
export const writeFeed = (
  { about, entries }: FeedContent,
  { name, lang, format, brand, publicUrl }: FeedAsked,
): string => {
  const absolute = (path: string): string => publicUrl + encodeURI(path);
  const dateOf = (toldAt: number): Date => new Date(toldAt * 1000);
  const title = `${toXmlText(brand)}, ${toXmlText(about.toLowerCase())}`;
  const feed = new Feed({
    title,
    description: title,
    id: absolute(pageAddress({ lang, path: '' })),
    link: absolute(pageAddress({ lang, path: '' })),
    language: lang,
    updated: dateOf(entries[0]?.toldAt ?? 0),
    generator: false,
    author: { name: toXmlText(brand), link: publicUrl },
    feedLinks: Object.fromEntries(feedFormats.map((each) => [each, absolute(feedPath(name, lang, each))])),
  });
  for (const entry of entries) {
    const link = absolute(entry.path);
    feed.addItem({
      title: toXmlText(entry.title),
      link,
      id: link,
      date: dateOf(entry.toldAt),
      published: dateOf(entry.toldAt),
      description: toXmlText(entry.summary),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
};
