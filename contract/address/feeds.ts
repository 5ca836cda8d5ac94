import type { Language } from './language.ts';

/** The formats of a feed by file extension, with their media types (RSS 2.0; RFC 4287). */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats: readonly FeedFormat[] = ['rss', 'atom'];

/** META-03: new shows, and announcements to the press. */
export type FeedName = 'shows' | 'press';

export const feedPath = (name: FeedName, lang: Language, format: FeedFormat): `/${Language}/${string}` =>
  `/${lang}/feeds/${name}.${format}`;
