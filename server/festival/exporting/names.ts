import type { Language } from '#contract/address/language.ts';
import { wordsOf } from '#server/programme/slug.ts';
import { pageNames } from '../loading/names.ts';
import type { NumberedKind } from '../loading/programmeRows.ts';
import type { PresentRows } from '../loading/presentRows.ts';

/** The kinds of things that a folder has by names of its own; names of all others follow from what they say. */
export type NamedKind = Extract<
  NumberedKind,
  'artist' | 'collection' | 'date' | 'page' | 'show' | 'sponsor' | 'venue'
>;
export type NameOf = (kind: NamedKind, number: number) => string;

/** A thing to name: the name begins with `prefix`, and the words follow. */
interface Nameable {
  number: number;
  prefix?: string;
  words: string;
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugOf = (words: string): string => (slug.test(words) ? words : wordsOf(words));
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const festival = 'festival:';
const idOf = (external: string): string =>
  external.startsWith(festival) ? external.slice(festival.length) : external;

const prefixOf = ({ passports }: PresentRows['tables']) => {
  const passes = new Set(passports.map(({ id }) => id));
  return ({ id, type }: { id: number; type: string }): string | undefined => {
    if (passes.has(id)) return pageNames.pass('');
    const prefixes: Record<string, string> = {
      page: pageNames.page(''),
      festival: pageNames.series(''),
      press_release: pageNames.press.entry(''),
      career_posting: pageNames.careers.entry(''),
      video: pageNames.video(''),
    };
    return prefixes[type];
  };
};

const pagesOf = (tables: PresentRows['tables'], first: Language): Nameable[] => {
  const prefix = prefixOf(tables);
  return tables.pages
    .filter(({ lang }) => lang === first)
    .flatMap((page) => {
      const before = prefix(page);
      return before === undefined ? [] : [{ number: page.id, prefix: before, words: lastOf(page.path) }];
    });
};

const nameables = (
  tables: PresentRows['tables'],
  first: Language,
): Record<Exclude<NamedKind, 'date'>, Nameable[]> => ({
  artist: tables.artists.map((row) => ({ number: row.id, words: row.slug || row.name })),
  collection: tables.video_collections
    .filter(({ lang }) => lang === first)
    .map((row) => ({ number: row.id, words: row.alias || row.name })),
  page: pagesOf(tables, first),
  show: tables.show_texts
    .filter(({ lang }) => lang === first)
    .map((row) => ({ number: row.show_id, words: row.slug })),
  sponsor: tables.sponsors.map((row) => ({ number: row.id, words: row.title })),
  venue: tables.venues.map((row) => ({ number: row.id, words: row.name })),
});

/** Names that files of the folder have already. */
const taken: readonly string[] = [pageNames.press.list, pageNames.careers.list];

/** Gives each its recorded name, else a name of its own, by number: the same rows have the same names. */
const nameAll = (
  kind: NamedKind,
  things: readonly Nameable[],
  recorded: ReadonlyMap<number, string>,
): Map<number, string> => {
  const names = new Map<number, string>();
  const used = new Set(taken);
  for (const { number, prefix = '' } of things) {
    const name = recorded.get(number);
    if (name === undefined || !name.startsWith(prefix)) continue;
    names.set(number, name);
    used.add(name);
  }
  for (const { number, prefix = '', words } of things.toSorted((one, other) => one.number - other.number)) {
    if (names.has(number)) continue;
    const base = prefix + (slugOf(words) || `${kind}-${number}`);
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
    names.set(number, name);
    used.add(name);
  }
  return names;
};

const kinds = ['artist', 'collection', 'page', 'show', 'sponsor', 'venue'] as const;

/**
 * The names of what the database holds: those of the last loaded folder; else, of a show or a page, its address in the
 * festival's first language, of anything else its own name. The name of a date is its id.
 */
export const namesOf = ({ tables, records }: PresentRows, first: Language): NameOf => {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  const recordedOf = (kind: NamedKind): Map<number, string> =>
    new Map(byKind.get(kind)?.map(({ number, name }) => [number, name]));
  const things = nameables(tables, first);
  const names = new Map<NamedKind, Map<number, string>>(
    kinds.map((kind) => [kind, nameAll(kind, things[kind], recordedOf(kind))]),
  );
  const dates = recordedOf('date');
  names.set(
    'date',
    new Map(tables.programmations.map((row) => [row.id, dates.get(row.id) ?? idOf(row.external_id)])),
  );
  return (kind, number) => names.get(kind)?.get(number) ?? `${kind}-${number}`;
};
