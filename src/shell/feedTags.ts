import { feedFormats, feedPath, feedTypes, type FeedName } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';
import type { PageHead } from '#src/routing/pageHead.ts';
import type { HeadTag } from './head.ts';

/** META-03: the addresses of the feeds, in the page's language. */
export const feedTags = ({
  lang,
  title,
  press,
}: { lang: Language; title: string } & Pick<PageHead, 'press'>): HeadTag[] => {
  const tagsOf = (name: FeedName, about: string): HeadTag[] =>
    feedFormats.map((format) => ({
      name: 'link',
      attributes: {
        rel: 'alternate',
        type: feedTypes[format],
        title: `${about} (${format === 'rss' ? 'RSS' : 'Atom'})`,
        href: feedPath(name, lang, format),
      },
    }));
  return [...tagsOf('shows', title), ...(press === undefined ? [] : tagsOf('press', press))];
};
