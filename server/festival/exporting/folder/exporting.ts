import type { ContentType } from '#contract/wire/page.ts';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import { shortest, type Both } from '#server/festival/values/languages.ts';
import type { NameOf } from '../names.ts';

/** A show or a page in a language; of its former addresses those that begin with `below`, without it. */
interface FormerKey {
  kind: 'show' | 'page';
  number: number;
  lang: Language;
  below?: string;
}

/** Rows on their way to a folder. */
export interface Exporting {
  tables: PresentRows['tables'];
  aliasesOf: (key: FormerKey) => string[];
  nameOf: NameOf;
  profile: FestivalProfile;
}
export type PageRow = PresentRows['tables']['pages'][number];

/** A row for each language. */
interface InLanguage {
  lang: Language;
}

/** The rows of things in both languages, by number; the row of a missing language is the other one's. */
export const pairsOf = <Row extends InLanguage>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): Map<number, Both<Row>> => {
  const pairs = new Map<number, Both<Row>>();
  for (const row of rows) {
    const number = numberOf(row);
    const there = pairs.get(number) ?? { fr: row, en: row };
    pairs.set(number, { ...there, [row.lang]: row });
  }
  return new Map([...pairs].toSorted(([one], [other]) => one - other));
};

type Told = InLanguage & { written_in: Language | null };

/** The languages in which rows have a text of their own; the festival's first one at least. */
export const toldIn = (rows: Both<Told>, { languages: [first = 'fr'] }: FestivalProfile): Language[] => {
  const own = languages.filter((lang) => rows[lang].lang === lang && rows[lang].written_in === null);
  return own.length === 0 ? [first] : own;
};

/** The language that rows lack, the text being the other one's; null for none. */
export const lackingOf = (rows: Both<Told>): Language | null =>
  languages.find((lang) => rows[lang].written_in === otherLanguage(lang)) ?? null;

/** The former addresses of shows and pages. */
export const formerPathsOf = ({ formerPaths }: PresentRows): ((key: FormerKey) => string[]) => {
  const paths = Map.groupBy(formerPaths, ({ kind, number, lang }) => `${kind} ${number} ${lang}`);
  return ({ kind, number, lang, below = '' }) =>
    (paths.get(`${kind} ${number} ${lang}`) ?? [])
      .filter(({ path }) => path.startsWith(below))
      .map(({ path }) => path.slice(below.length))
      .toSorted();
};

/** A value as an optional field of a file: nothing where it says no more than its absence. */
export const unless = <Value>(value: Value, usual: unknown): Value | undefined =>
  value === usual ? undefined : value;

/** A field that may have no value. */
export const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** The pages of a type by number: the name of each, without what tells its kind, and its rows. */
export const pagesOfType = (
  { tables, nameOf }: Exporting,
  type: ContentType,
): { number: number; name: string; rows: Both<PageRow> }[] => {
  const pairs = pairsOf(
    tables.pages.filter((row) => row.type === type),
    (row) => row.id,
  );
  return [...pairs].map(([number, rows]) => ({ number, name: shortName(nameOf('page', number)), rows }));
};

/** `toronto` of `series/toronto`. */
export const shortName = (page: string): string => page.slice(page.indexOf('/') + 1);

/** Slugs or paths as an optional field: nothing where they are the usual ones. */
export const usualInBoth = (values: Both<string>, usual: Both<string>): string | Both<string> | undefined =>
  values.fr === usual.fr && values.en === usual.en ? undefined : shortest(values);
