import { expect, test } from 'vitest';
import { bilingual } from '../testing/roundTrip.ts';
import type { Changes, Row, TableChanges } from './difference.ts';
import { summaryOf, type PlannedKind } from './plan.ts';
import { programmeTables, type ProgrammeTable } from './programmeRows.ts';

const unchanged = (): TableChanges => ({ inserted: [], updated: [], removed: [] });
const changesOf = (changed: Partial<Changes>): Changes => ({
  festival: unchanged(),
  categories: unchanged(),
  venues: unchanged(),
  artist_categories: unchanged(),
  artists: unchanged(),
  sponsors: unchanged(),
  shows: unchanged(),
  show_texts: unchanged(),
  show_accessibility: unchanged(),
  show_categories: unchanged(),
  show_artists: unchanged(),
  programmations: unchanged(),
  pages: unchanged(),
  menu_items: unchanged(),
  passports: unchanged(),
  festival_shows: unchanged(),
  announcements: unchanged(),
  videos: unchanged(),
  video_collections: unchanged(),
  collected_videos: unchanged(),
  ...changed,
});
const noDates = { changed: [], removed: [], nameOf: String };
/** The kinds that a plan counts, each as what is new, changed and removed. */
const counted = (changed: Partial<Changes>) =>
  Object.entries(summaryOf(changesOf(changed), noDates).counts).flatMap(([kind, count]) =>
    count.new + count.changed + count.removed > 0 ? [[kind, count.new, count.changed, count.removed]] : [],
  );
/** The numbers of a row, one for each thing that it may be a part of. */
const row = (number: number): Row => ({
  id: number,
  show_id: number + 10,
  festival_id: number + 20,
  page_id: number + 30,
  collection_id: number + 40,
  lang: 'fr',
});
const updatedIn = (number: number) => ({ before: row(number), after: row(number) });

const things: readonly [ProgrammeTable, PlannedKind][] = [
  ['categories', 'genres'],
  ['venues', 'venues'],
  ['artist_categories', 'artistTypes'],
  ['artists', 'artists'],
  ['sponsors', 'sponsors'],
  ['shows', 'shows'],
  ['programmations', 'dates'],
  ['pages', 'pages'],
  ['menu_items', 'menus'],
  ['video_collections', 'collections'],
];
const parts: readonly [ProgrammeTable, PlannedKind][] = [
  ['show_texts', 'shows'],
  ['show_accessibility', 'shows'],
  ['show_categories', 'shows'],
  ['show_artists', 'shows'],
  ['passports', 'pages'],
  ['festival_shows', 'pages'],
  ['announcements', 'pages'],
  ['videos', 'pages'],
  ['collected_videos', 'collections'],
];

test('FES-07: the festival, things and their parts are all that a load changes', () => {
  const tables = ['festival', ...things.map(([table]) => table), ...parts.map(([table]) => table)];
  expect(tables.toSorted()).toEqual(programmeTables.toSorted());
});

test.each(things)('FES-07: rows of %s are %s that are new, changed and removed', (table, kind) => {
  const changes = { inserted: [row(1), row(2)], updated: [updatedIn(3)], removed: [row(4), row(4), row(5)] };
  expect(counted({ [table]: changes })).toEqual([[kind, 2, 1, 2]]);
});

test.each(parts)('FES-07: rows of %s are parts of %s that change, each counted once', (table, kind) => {
  const changes = { inserted: [row(1), row(2)], updated: [updatedIn(2)], removed: [row(1), row(3)] };
  expect(counted({ [table]: changes })).toEqual([[kind, 0, 3, 0]]);
});

test('FES-07: a thing that goes and comes under one number has changed, and so has one with other parts; a new one is new, whatever its parts', () => {
  const shows = { ...unchanged(), inserted: [{ id: 11 }, { id: 12 }], removed: [{ id: 12 }, { id: 13 }] };
  const texts = { ...unchanged(), inserted: [row(1), row(4)], removed: [row(3)] };
  expect(counted({ shows, show_texts: texts })).toEqual([['shows', 1, 2, 1]]);
});

test('FES-12: another time zone is told, and the first one of a festival is no other', () => {
  const profile = (timezone: string): Row => ({ id: 1, profile: JSON.stringify({ ...bilingual, timezone }) });
  const zoneOf = (before: string, after: string) => {
    const festival = { ...unchanged(), updated: [{ before: profile(before), after: profile(after) }] };
    return summaryOf(changesOf({ festival }), noDates).newTimezone;
  };
  const inserted = changesOf({ festival: { ...unchanged(), inserted: [profile('Europe/Paris')] } });
  expect([
    zoneOf('America/Toronto', 'Europe/Paris'),
    zoneOf('Europe/Paris', 'Europe/Paris'),
    summaryOf(inserted, noDates).newTimezone,
  ]).toEqual(['Europe/Paris', null, null]);
});
