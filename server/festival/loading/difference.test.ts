import { expect, test } from 'vitest';
import { differenceOf, hasChanges, type Row, type Rows } from './difference.ts';
import { programmeTables } from './programmeRows.ts';

const none: Rows = {
  festival: [],
  categories: [],
  venues: [],
  artist_categories: [],
  artists: [],
  sponsors: [],
  shows: [],
  show_texts: [],
  show_accessibility: [],
  show_categories: [],
  show_artists: [],
  programmations: [],
  pages: [],
  menu_items: [],
  passports: [],
  festival_shows: [],
  announcements: [],
  videos: [],
  video_collections: [],
  collected_videos: [],
};
const one: Row = { id: 1, title: 'A' };

test.each<[string, Row[], Row[], boolean, boolean]>([
  ['nothing', [], [], false, false],
  ['the same row', [one], [one], false, false],
  ['a new row', [one], [], false, true],
  ['a row of other words', [{ ...one, title: 'B' }], [one], false, true],
  ['a row that is gone', [], [one], false, true],
  ['a row that is gone, and kept', [], [one], true, false],
])('FES-07: of %s in any table it is told whether anything changes', (_, wanted, present, isKept, told) => {
  expect(
    programmeTables.filter((table) =>
      hasChanges(differenceOf({ ...none, [table]: wanted }, { ...none, [table]: present }, () => isKept)),
    ),
  ).toEqual(told ? programmeTables : []);
});
