import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import type { FolderParts, Part } from '../reading/parts.ts';
import type { Place } from '../reading/place.ts';
import { bothOf, inBoth, type Both } from '../values/languages.ts';
import { announcementPath, seriesPath, showPath, usualPassPath, videoPath } from '../values/paths.ts';

/** An address of something in the folder, and the place in the folder that decides it. */
export interface Address {
  lang: Language;
  /** Below the language. */
  path: string;
  file: string;
  place: Place;
  /** A name that serves as the last word of the address, since the folder gives no slug; null if it gives one. */
  usual: string | null;
}

type Make = (slug: string, lang: Language) => string;
interface Head {
  slug?: string | undefined;
  path?: string | undefined;
  aliases?: readonly string[];
}
type Things = Iterable<[name: string, part: Part<object, Head>]>;

/** The addresses of things with a file for each language: without one, a language has the other one's. */
function* ofTexts(folder: string, things: Things, make: Make): Generator<Address> {
  for (const [name, { texts }] of things)
    for (const lang of languages) {
      const from = texts[lang] === undefined ? otherLanguage(lang) : lang;
      const text = texts[from];
      const key = folder === 'pages' ? 'path' : 'slug';
      const said = text?.head[key];
      const file = text === undefined ? `${folder}/${name}.yaml` : `${folder}/${name}.${from}.md`;
      yield said === undefined
        ? { lang, path: make(name, lang), file, place: { path: [] }, usual: text === null ? null : name }
        : { lang, path: make(said, lang), file, place: { path: [key] }, usual: null };
    }
}

/** The addresses of things in one YAML file. */
function* ofEntries(
  file: string,
  things: Iterable<[name: string, said: string | Both<string> | undefined]>,
  { below = [], make, key }: { below?: string[]; make: Make; key: string },
): Generator<Address> {
  for (const [name, said] of things)
    for (const lang of languages)
      yield said === undefined
        ? { lang, path: make(name, lang), file, place: { path: [...below, name] }, usual: name }
        : {
            lang,
            path: make(bothOf(said)[lang], lang),
            file,
            place: { path: [...below, name, key] },
            usual: null,
          };
}

function* ofAnnouncements(list: 'press' | 'careers', parts: FolderParts): Generator<Address> {
  const { list: page, entries } = parts[list];
  if (page)
    for (const lang of languages)
      yield {
        lang,
        path: announcementPath(list, lang),
        file: `${list}/list.yaml`,
        place: { path: [] },
        usual: null,
      };
  yield* ofTexts(list, entries, (slug, lang) => `${announcementPath(list, lang)}/${slug}`);
}

function* ofArtists({ artists }: FolderParts): Generator<Address> {
  for (const [name, { facts }] of artists)
    if (facts?.page !== false)
      for (const lang of languages)
        yield {
          lang,
          path: `${wordOf('artists', lang)}/${facts?.slug ?? name}`,
          file: `artists/${name}.yaml`,
          place: { path: facts?.slug === undefined ? [] : ['slug'] },
          usual: facts?.slug === undefined ? name : null,
        };
}

function* ofVideos({ videos }: FolderParts): Generator<Address> {
  const all = Object.entries(videos?.videos ?? {});
  yield* ofEntries(
    'videos.yaml',
    all.map(([name, { slug }]) => [name, slug]),
    { below: ['videos'], make: videoPath, key: 'slug' },
  );
  if (videos?.trailer)
    yield* ofEntries('videos.yaml', [['trailer', videos.trailer.path]], {
      make: (path) => path,
      key: 'path',
    });
}

/** The present addresses of everything in the folder, in both languages. */
export function* addressesOf(parts: FolderParts): Generator<Address> {
  yield* ofTexts('shows', parts.shows, showPath);
  yield* ofTexts('pages', parts.pages, (path) => path);
  yield* ofArtists(parts);
  yield* ofAnnouncements('press', parts);
  yield* ofAnnouncements('careers', parts);
  const series = [...(parts.series ?? [])];
  yield* ofEntries(
    'series.yaml',
    series.map(([name, { slug }]) => [name, slug]),
    { make: seriesPath, key: 'slug' },
  );
  const passes = [...(parts.passes ?? [])];
  yield* ofEntries(
    'passes.yaml',
    passes.map(([name, { path }]) => [name, path ?? inBoth((lang) => usualPassPath(name, lang))]),
    { make: (path) => path, key: 'path' },
  );
  yield* ofVideos(parts);
}

/** An address that something had before. */
export type FormerAddress = Omit<Address, 'usual'>;

/** The former addresses that texts name. */
export function* formerAddressesOf(parts: FolderParts): Generator<FormerAddress> {
  const kinds: [folder: string, things: Things, make: Make][] = [
    ['shows', parts.shows, showPath],
    ['pages', parts.pages, (path) => path],
    ['press', parts.press.entries, (slug, lang) => `${announcementPath('press', lang)}/${slug}`],
    ['careers', parts.careers.entries, (slug, lang) => `${announcementPath('careers', lang)}/${slug}`],
  ];
  for (const [folder, things, make] of kinds)
    for (const [name, { texts }] of things)
      for (const lang of languages)
        for (const [at, alias] of (texts[lang]?.head.aliases ?? []).entries())
          yield {
            lang,
            path: make(alias, lang),
            file: `${folder}/${name}.${lang}.md`,
            place: { path: ['aliases', at] },
          };
}
