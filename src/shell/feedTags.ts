import { feedFormats, feedTypes, showsFeedPath } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { HeadTag } from './head.ts';

/** META-03: where readers of feeds find the new shows, in the page's language; none where nobody knows what is new. */
export const feedTags = (
  { lang, title }: { lang: Language; title: string },
  { hasFeeds }: Pick<PageSettings, 'hasFeeds'>,
): HeadTag[] =>
  hasFeeds
    ? feedFormats.map((format) => ({
        name: 'link',
        attributes: {
          rel: 'alternate',
          type: feedTypes[format],
          title: `${title} (${format === 'rss' ? 'RSS' : 'Atom'})`,
          href: showsFeedPath(lang, format),
        },
      }))
    : [];
