import * as v from 'valibot';
import { expect, test } from 'vitest';
import { artistFile } from '../schema/artistFile.ts';
import { presentOf } from '../testing/presentOf.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { differenceOf } from './difference.ts';
import { createKept, createOwnership } from './keptRows.ts';
import { programmeTables } from './programmeRows.ts';
import type { PresentRows } from './presentRows.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const artist = (type: string) => ({ facts: v.parse(artistFile, { name: type, type }), texts: {} });
const showOf = (name: string) => ({
  facts: { genres: [name], artists: [name], accessibility: ['lsq'] satisfies ['lsq'] },
});
const folder = {
  ...folderOfShort({
    genres: { one: 'One', two: 'Two' },
    venues: { one: { name: 'One', city: 'Laval' }, two: { name: 'Two', city: 'Laval' } },
    shows: { one: showOf('one'), two: showOf('two') },
    dates: ['one', 'two'].map((name) => ({ id: name, show: name, venue: name, start: '2027-08-16 20:00' })),
  }),
  artists: new Map(['one', 'two'].map((name) => [name, artist(name)])),
};
const { tables, ...rest } = presentOf(folder, { now, records: [] });
const empty = presentOf(folderOfShort({ venues: {} }), { now, records: [] }).tables;

/** The number of rows of each table that stay when a folder without shows and venues is loaded. */
const stays = (present: PresentRows, keptDates: PresentRows['tables']['programmations']) => {
  const isOfImport = createOwnership(present);
  const isKept = createKept({ present: present.tables, wanted: empty, keptDates, isOfImport });
  const changes = differenceOf(empty, present.tables, isKept);
  return Object.fromEntries(
    programmeTables.flatMap((table) => {
      const gone = new Set<object>(changes[table].removed);
      const left = present.tables[table].filter((row) => !gone.has(row));
      const isThere = ['festival', 'pages', 'menu_items'].includes(table) || left.length === 0;
      return isThere ? [] : [[table, left.length]];
    }),
  );
};
const imported = <Row extends { id: number }>(
  rows: readonly Row[],
  prefix: string,
): (Row & { external_id: string })[] =>
  rows.map((row) => ({ ...row, external_id: `${row.id === 1 ? prefix : 'festival:'}${row.id}` }));
const present = (prefix: string, records: PresentRows['records'] = []): PresentRows => ({
  ...rest,
  records,
  tables: {
    ...tables,
    shows: imported(tables.shows, prefix),
    venues: imported(tables.venues, prefix),
  },
});
const whole = {
  shows: 1,
  show_texts: 2,
  show_accessibility: 1,
  show_categories: 2,
  show_artists: 1,
  artists: 1,
  artist_categories: 1,
};
const kindsOfShows = 3;

test('FES-07: a show and a venue of an import stay with all their parts, with a date or without', () => {
  expect(stays(present('jsonld:'), [])).toEqual({ ...whole, categories: kindsOfShows + 1, venues: 1 });
});

test('FES-07: of an import that a folder took up since, nothing stays', () => {
  const records = ['show', 'venue'].map((kind) => ({ kind, name: 'one', number: 1 }));
  expect(stays(present('jsonld:', records), [])).toEqual({ categories: kindsOfShows });
});

test('FES-08: a date that stays keeps its show, with all of its parts, and its venue', () => {
  const keptDates = tables.programmations.filter(({ id }) => id === 1);
  expect(stays(present('festival:'), keptDates)).toEqual({
    ...whole,
    categories: kindsOfShows + 1,
    venues: 1,
    programmations: 1,
  });
});
