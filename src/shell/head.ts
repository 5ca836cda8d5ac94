import type { i18n } from 'i18next';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { isSharePicture, sharePictureSize } from '#contract/address/sharePicture.ts';
import type { Language } from '#contract/address/language.ts';
import type { PageHead } from '#src/routing/pageHead.ts';

/** The head of a page that could not be loaded (LDR-08). */
export const unavailableHead = ({ t }: Pick<i18n, 't'>, isOnline = true): PageHead => ({
  title: t(isOnline ? 'page.error.title' : 'page.offline.title'),
  noindex: true,
});

export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

const separator = ' | ';

/** LAY-31: the title and the brand after it, once: editors write it too. */
const titleWith = (brand: string, title: string): string =>
  [...title.split(separator).filter((part) => part !== '' && part !== brand), brand].join(separator);

/** `brand` is the festival's name in the page's language. */
type HeadSettings = { brand: string } & Pick<PageSettings, 'languages' | 'publicUrl' | 'socialImage'>;

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** The page in each of the festival's languages; a festival of one language has no others to tell. */
const alternateTags = (
  { alternates = {} }: PageHead,
  languages: PageSettings['languages'],
  absolute: (path: string) => string,
): HeadTag[] => {
  if (languages.length === 1) return [];
  const fallback = languages.map((lang) => alternates[lang]).find((path) => path !== undefined);
  const known = Object.entries({ ...alternates, ...(fallback !== undefined && { 'x-default': fallback }) });
  return known.map(([hreflang, path]) => link({ rel: 'alternate', hreflang, href: absolute(path) }));
};

/** The tags of a head, the same list for the server's HTML and for the browser's updates. */
export const headTags = (
  head: PageHead,
  { brand, languages, publicUrl, socialImage }: HeadSettings,
): HeadTag[] => {
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const title = titleWith(brand, head.title);
  /** META-01. The size of a foreign picture is unknown. */
  const pictureTags = (picture: string, alt: string): HeadTag[] => [
    meta({ property: 'og:image', content: absolute(picture) }),
    ...(picture === socialImage || isSharePicture(picture)
      ? Object.entries(sharePictureSize).map(([side, pixels]) =>
          meta({ property: `og:image:${side}`, content: String(pixels) }),
        )
      : []),
    meta({ property: 'og:image:alt', content: alt }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: title },
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:site_name', content: brand }),
    ...pictureTags(head.image ?? socialImage, title),
  ];
  if (head.description) {
    tags.push(meta({ name: 'description', content: head.description }));
    tags.push(meta({ property: 'og:description', content: head.description }));
  }
  if (head.noindex) tags.push(meta({ name: 'robots', content: 'noindex' }));
  if (head.isSecret) tags.push(meta({ name: 'referrer', content: 'no-referrer' }));
  if (head.canonical !== undefined) {
    tags.push(link({ rel: 'canonical', href: absolute(head.canonical) }));
    tags.push(meta({ property: 'og:url', content: absolute(head.canonical) }));
  }
  return [...tags, ...alternateTags(head, languages, absolute)];
};

const marker = 'data-head';

const elementOf = (document: Document, { name, attributes, text }: HeadTag): Element => {
  const element = document.createElement(name);
  element.setAttribute(marker, '');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
};

/**
 * Updates the document's head and language after a navigation in the page (RTE-02). Touches only differences: every change of
 * a head makes the browser check the styles.
 */
export const applyHead = (document: Document, tags: readonly HeadTag[], lang: Language): void => {
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  const present = [...document.head.querySelectorAll(`[${marker}]`)];
  for (const [position, tag] of tags.entries()) {
    const wanted = elementOf(document, tag);
    const old = present[position];
    if (old?.isEqualNode(wanted)) continue;
    if (old) old.replaceWith(wanted);
    else document.head.append(wanted);
  }
  for (const surplus of present.slice(tags.length)) surplus.remove();
};

const escape = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The same tags as HTML text. */
export const renderHead = (tags: readonly HeadTag[]): string =>
  tags
    .map(({ name, attributes, text }) => {
      const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
      const start = `<${name} ${marker}${list.join('')}>`;
      return text === undefined ? start : `${start}${escape(text)}</${name}>`;
    })
    .join('\n');
