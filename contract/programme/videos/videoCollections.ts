import type { Language } from '#contract/address/language.ts';
import type { WireCollection } from '#contract/wire/video.ts';

/** A collection of videos in either form of the wire (VID-15). */
export interface VideoCollection {
  id: string;
  name: string;
  image: string | null;
  /** Its own address, if any. */
  url: string | null;
  /** Its word in an address (RTE-33). */
  slug: string;
}

const slugOf = ({ id, path: { alias } }: WireCollection): string => {
  const word = alias.replace(/^\/+/, '');
  return word === '' || word.includes('/') ? id : word;
};

/** The collections of one language: a host without languages gives all of them for each. */
export const readCollections = (items: readonly WireCollection[], lang: Language): VideoCollection[] =>
  items
    .filter(({ attributes: { langcode } }) => langcode === '' || langcode.slice(0, 2).toLowerCase() === lang)
    .map((item) => ({
      id: item.id,
      name: item.attributes.name || item.title,
      image: item.image ?? item.thumbnail,
      url: item.url,
      slug: slugOf(item),
    }))
    .filter(({ name }) => name !== '');

const todaysTitles: readonly string[] = ['video du jour', "today's video"];
/** Without accents, and with one kind of apostrophe. */
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

/** VID-03, RTE-35: the collection of today's video. */
export const isTodays = ({ name }: Pick<VideoCollection, 'name'>): boolean =>
  todaysTitles.includes(plain(name));

/** VID-14: the collection of an address, by its id or its word; null means all videos. */
export const findCollection = (
  collections: readonly VideoCollection[],
  asked: string | null,
): VideoCollection | null =>
  collections.find(({ id }) => id === asked) ?? collections.find(({ slug }) => slug === asked) ?? null;

const section = 'videos-categories';

/** RTE-32…RTE-34: the path of a collection. */
export const collectionPath = (lang: Language, { slug, url }: VideoCollection): string =>
  url ?? `/${lang}/${section}/${encodeURIComponent(slug)}`;
