import { languages, type Language } from '#contract/address/language.ts';
import { pairNames, wordOf, type PairName } from '#contract/address/pairs.ts';
import { isGone } from '#contract/address/partOfPath.ts';
import { boxOfficeSection } from '#contract/address/sections.ts';
import type { Parts } from '#contract/settings/parts.ts';
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

/** The parts that the festival will have (FES-21): null stands for a file that a mistake spoils, and that has something. */
const partsOf = ({ festival, artists, videos, passes, press, careers }: FolderParts): Parts => ({
  members: festival?.members ?? true,
  credits: festival === null || (festival.members && festival.reservations !== undefined),
  newsletter: festival?.newsletter ?? true,
  artists: artists.size > 0,
  videos: videos === null || Object.keys({ ...videos.videos, ...videos.collections }).length > 0,
  press: press.list !== undefined,
  careers: careers.list !== undefined,
  passes: passes === null || passes.size > 0,
});

const namedPaths = ({ videos }: FolderParts, lang: Language): string[] => [
  ...pairNames.filter((name) => !ofFolder.includes(name)).map((name) => wordOf(name, lang)),
  ...plainPages,
  ...Object.values(videos?.collections ?? {}).flatMap(({ alias }) => {
    const word = bothOf(alias ?? '')[lang];
    return word === '' ? [] : [`${wordOf('videos-ondemand', lang)}/${word}`, `${byCategory}/${word}`];
  }),
];

/** The paths of the site's own pages in a language, those of its parts included. */
export const ownPaths = (folder: FolderParts, lang: Language): string[] => {
  const parts = partsOf(folder);
  return namedPaths(folder, lang).filter((path) => !isGone(`/${lang}/${path}`, parts));
};

/** Whether the site itself decides what stands below such a path: dates in the box office, feeds. */
export const isBelowOwn = (path: string, lang: Language): boolean =>
  [boxOfficeSection[lang], feeds].some((word) => path.startsWith(`${word}/`));
