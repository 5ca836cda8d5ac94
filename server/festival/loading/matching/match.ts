import { showsSection } from '#contract/address/sections.ts';
import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import { aliasesOf } from './aliases.ts';
import { addressKey, naturalKeys, type Key } from './naturalKeys.ts';
import { Finder } from './finder.ts';
import { createNumbering, recordedNumbers, type Known, type Numbering } from './numbering.ts';
import type { FormerPath, PresentRows } from '../presentRows.ts';
import type { NumberOf, ProgrammeRows } from '../programmeRows.ts';

/** Makes a folder's rows with these numbers. */
export type MakeRows = (numberOf: NumberOf) => ProgrammeRows;

/** A folder's rows with the numbers that the database has for them. */
export interface Matched extends Numbering {
  rows: ProgrammeRows;
  aliases: FormerPath[];
}

const keyOfAlias = ({ kind, lang, path }: FormerPath): string =>
  addressKey(lang, kind === 'show' ? path.slice(showsSection[lang].length + 1) : path);

const findRows = (
  present: PresentRows,
  folder: FestivalFolder,
  { recorded, first }: { recorded: Known; first: Matched },
): Map<string, number> => {
  const finder = new Finder(present, recorded, first.named);
  const aliases = Map.groupBy(first.aliases, ({ kind }) => kind);
  for (const [kind, keysOf] of kinds) {
    const former = kind === 'show' || kind === 'page' ? (aliases.get(kind) ?? []) : [];
    const wanted = [...keysOf(first.rows), ...former.map((alias): Key => [keyOfAlias(alias), alias.number])];
    finder.byKeys(kind, wanted, keysOf(present.tables));
  }
  finder.byIds();
  finder.byDates(folder);
  return finder.found;
};

const kindsOfKeys: (keyof typeof naturalKeys)[] = [
  'genre',
  'venue',
  'artistType',
  'artist',
  'sponsor',
  'show',
  'page',
  'menuItem',
  'collection',
];
const kinds = kindsOfKeys.map((kind) => [kind, naturalKeys[kind]] as const);

/**
 * Gives each thing that a folder names its number: the last load's; else that of the row which is the same thing; else a new
 * one. The rows are made a second time only if some are found in the second way.
 */
export const match = (present: PresentRows, folder: FestivalFolder, make: MakeRows): Matched => {
  const numberedBy = (known: Known): Matched => {
    const numbering = createNumbering(present, known);
    const rows = make(numbering.numberOf);
    return { ...numbering, rows, aliases: aliasesOf(folder, rows, numbering.numberOf) };
  };
  const recorded = recordedNumbers(present);
  const first = numberedBy(recorded);
  const found = findRows(present, folder, { recorded, first });
  if (found.size === 0) return first;
  return numberedBy((kind, name) => recorded(kind, name) ?? found.get(`${kind} ${name}`));
};
