import { languages } from '#contract/address/language.ts';
import { noWords } from '#contract/words.ts';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { namesOf, type NamedKind } from '../exporting/names.ts';
import { folderOf } from '../exporting/folderOf.ts';
import { artistTypeName, menuItemName, pageNames } from '../loading/names.ts';
import type { PresentRows } from '../loading/presentRows.ts';
import type { NumberedKind, NumberOf, ProgrammeRows, ProgrammeTable } from '../loading/programmeRows.ts';
import { programmeTables } from '../loading/programmeRows.ts';
import { rowsOf } from '../loading/rowsOf.ts';
import type { FestivalFolder } from '../schema/folder.ts';

/** For tests: a festival in both languages. */
export const bilingual: FestivalProfile = {
  name: { fr: 'Le Rire', en: 'The Laugh' },
  languages: [...languages],
  timezone: 'America/Toronto',
  currency: 'CAD',
  members: true,
  newsletter: true,
  reservable: null,
  drawnBySeries: [],
  ticketsUrl: null,
  socialUrls: [],
  placeholders: [],
  words: noWords,
  look: { colours: {}, series: {}, fonts: {} },
};

/** For tests: the number of everything that the database has, by the name that an export gives it. */
export const numbersOf = (present: PresentRows, first: 'fr' | 'en'): NumberOf => {
  const { tables } = present;
  const nameOf = namesOf(present, first);
  const numbers = new Map<string, number>();
  const note = (kind: NumberedKind, name: string, number: number) => numbers.set(`${kind} ${name}`, number);
  const noteAll = (kind: NamedKind, rows: readonly { id: number }[]): void => {
    for (const { id } of rows) note(kind, nameOf(kind, id), id);
  };
  noteAll('artist', tables.artists);
  noteAll('collection', tables.video_collections);
  noteAll('date', tables.programmations);
  noteAll('show', tables.shows);
  noteAll('sponsor', tables.sponsors);
  noteAll('venue', tables.venues);
  noteAll('page', tables.pages);
  for (const { id, type } of tables.pages) {
    if (type === 'home') note('page', pageNames.home, id);
    if (type === 'header_mp4_video') note('page', pageNames.trailer, id);
    if (type === 'press_list') note('page', pageNames.press.list, id);
    if (type === 'career_list') note('page', pageNames.careers.list, id);
  }
  for (const { id, code } of tables.categories) note('genre', code, id);
  for (const row of tables.artist_categories)
    note('artistType', artistTypeName({ fr: row.title_fr, en: row.title_en }), row.id);
  for (const row of tables.menu_items)
    note('menuItem', menuItemName(row.menu, row.lang, row.hierarchy), row.id);
  return (kind, name) => {
    const number = numbers.get(`${kind} ${name}`);
    if (number === undefined) throw new Error(`${kind} ${name} has no number`);
    return number;
  };
};

/** For tests: the database's rows without what a folder does not say; seats that members reserved are not sold elsewhere. */
export const programmeOf = ({ tables }: PresentRows): ProgrammeRows => ({
  ...tables,
  shows: tables.shows.map(({ external_id: _id, fingerprint: _fingerprint, ...row }) => row),
  venues: tables.venues.map(({ external_id: _id, ...row }) => row),
  programmations: tables.programmations.map(
    ({ external_id: _id, local_start: _start, reserved, ...row }) => ({
      ...row,
      taken: row.taken - reserved,
    }),
  ),
});

const keyOf = (row: object): string => {
  const entries = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries);
};

/** For tests: the rows of each table in one order, whatever theirs was. */
export const inOneOrder = (rows: ProgrammeRows): [table: ProgrammeTable, rows: string[]][] =>
  programmeTables.map((table) => [table, rows[table].map(keyOf).toSorted()]);

/** For tests: the database's rows by way of a folder. */
export const throughFolder = (
  present: PresentRows,
  profile: FestivalProfile,
): { folder: FestivalFolder; rows: ProgrammeRows } => {
  const folder = folderOf(present, profile);
  const numberOf = numbersOf(present, profile.languages[0] ?? 'fr');
  return { folder, rows: rowsOf(folder, numberOf, { now: Temporal.Instant.from('2030-01-01T00:00:00Z') }) };
};
