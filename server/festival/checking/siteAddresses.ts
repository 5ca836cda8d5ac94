import { languages, type Language } from '#contract/address/language.ts';
import { pairNames, wordOf, type PairName } from '#contract/address/pairs.ts';
import { boxOfficeSection } from '#contract/address/sections.ts';
import type { FolderParts } from '../reading/parts.ts';
import { bothOf } from '../values/languages.ts';

/** Pair routes whose pages are the folder's. */
const ofFolder: readonly PairName[] = ['press', 'jobs'];
/** Pair routes that show a text of the folder, if a page has their address. */
const withText: readonly PairName[] = ['choose-your-pass', 'ondemand', 'videos'];
const plainPages = ['login', 'profile', '404', '503'];
const feeds = 'feeds';
const byCategory = 'videos-categories';

/** The words below a language that the site's own pages have; none of a folder's pages can have one. */
export const ownWords: ReadonlySet<string> = new Set([
  ...pairNames
    .filter((name) => !ofFolder.includes(name) && !withText.includes(name))
    .flatMap((name) => languages.map((lang) => wordOf(name, lang))),
  ...plainPages,
  ...Object.values(boxOfficeSection),
  feeds,
  byCategory,
]);

/** The paths of the site's own pages in a language. */
export const ownPaths = ({ videos }: FolderParts, lang: Language): string[] => [
  ...pairNames.filter((name) => !ofFolder.includes(name)).map((name) => wordOf(name, lang)),
  ...plainPages,
  ...Object.values(videos?.collections ?? {}).flatMap(({ alias }) => {
    const word = bothOf(alias ?? '')[lang];
    return word === '' ? [] : [`${wordOf('videos-ondemand', lang)}/${word}`, `${byCategory}/${word}`];
  }),
];

/** Whether the site itself decides what stands below such a path: dates in the box office, feeds. */
export const isBelowOwn = (path: string, lang: Language): boolean =>
  [boxOfficeSection[lang], feeds].some((word) => path.startsWith(`${word}/`));
