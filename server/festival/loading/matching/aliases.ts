import { languages } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { showsSection } from '#contract/address/sections.ts';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import { addressKey } from './naturalKeys.ts';
import type { FormerPath } from '../presentRows.ts';
import type { NumberOf, ProgrammeRows } from '../programmeRows.ts';

const ofShows = ({ shows }: FestivalFolder, numberOf: NumberOf): FormerPath[] =>
  [...shows].flatMap(([name, { texts }]) =>
    languages.flatMap((lang) =>
      (texts[lang]?.head.aliases ?? []).map((alias): FormerPath => ({
        lang,
        path: `${showsSection[lang]}/${alias}`,
        kind: 'show',
        number: numberOf('show', name),
      })),
    ),
  );

interface Aliased {
  lang: FormerPath['lang'];
  path: string;
  aliases: string[];
}

const pagesWithAliases = ({ pages, press, careers }: FestivalFolder): Aliased[] =>
  languages.flatMap((lang) => [
    ...[...pages].flatMap(([name, { texts }]): Aliased[] => {
      const head = texts[lang]?.head;
      return head ? [{ lang, path: head.path ?? name, aliases: head.aliases }] : [];
    }),
    ...(
      [
        ['press', press],
        ['jobs', careers],
      ] as const
    ).flatMap(([pair, { entries }]) =>
      [...entries].flatMap(([name, { texts }]): Aliased[] => {
        const head = texts[lang]?.head;
        const below = (slug: string): string => `${wordOf(pair, lang)}/${slug}`;
        return head ? [{ lang, path: below(head.slug ?? name), aliases: head.aliases.map(below) }] : [];
      }),
    ),
  ]);

const ofPages = (folder: FestivalFolder, { pages }: Pick<ProgrammeRows, 'pages'>): FormerPath[] => {
  const numbers = new Map(pages.map(({ id, lang, path }) => [addressKey(lang, path), id]));
  return pagesWithAliases(folder).flatMap(({ lang, path, aliases }) => {
    const number = numbers.get(addressKey(lang, path));
    if (number === undefined) return [];
    return aliases.map((alias): FormerPath => ({ lang, path: alias, kind: 'page', number }));
  });
};

/** The former addresses that a folder names. */
export const aliasesOf = (
  folder: FestivalFolder,
  rows: Pick<ProgrammeRows, 'pages'>,
  numberOf: NumberOf,
): FormerPath[] => [...ofShows(folder, numberOf), ...ofPages(folder, rows)];
