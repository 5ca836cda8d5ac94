import type { Language } from './language.ts';

/** The formats of a feed by their file extensions, and what they are on the wire (RSS 2.0; RFC 4287). */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats: readonly FeedFormat[] = ['rss', 'atom'];

/** META-03: the new shows, and what the press is told. */
export type FeedName = 'shows' | 'press';

/** A feed, by language. */
export const feedPath = (name: FeedName, lang: Language, format: FeedFormat): `/${Language}/${string}` =>
  `/${lang}/feeds/${name}.${format}`;
