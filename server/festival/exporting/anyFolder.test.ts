import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { ProgrammeRows } from '../loading/programmeRows.ts';
import { rowsOf } from '../loading/rowsOf.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { anyFolder } from '../testing/anyFolder.ts';
import { refusedBySchemas } from '../testing/checkSchemas.ts';
import { numberedInOrder } from '../testing/numberedInOrder.ts';
import { presentOf, recordsOf } from '../testing/presentOf.ts';
import { inOneOrder, numbersOf } from '../testing/roundTrip.ts';
import { folderOf } from './folderOf.ts';

const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
const runs = { numRuns: 200 };

const profileOf = ({ festival: [row] }: ProgrammeRows): FestivalProfile => JSON.parse(row?.profile ?? '');

const expectSame = (folder: FestivalFolder, rows: ProgrammeRows, again: ProgrammeRows): void => {
  expect(refusedBySchemas(folder)).toEqual([]);
  expect(inOneOrder(again)).toEqual(inOneOrder(rows));
};

test('whatever a folder says, its rows give a folder with the same rows, under its own names', () => {
  fc.assert(
    fc.property(anyFolder, (folder) => {
      const numberOf = numberedInOrder(folder);
      const rows = rowsOf(folder, numberOf, { now });
      const exported = folderOf(presentOf(folder, { now, records: recordsOf(folder) }), profileOf(rows));
      expectSame(exported, rows, rowsOf(exported, numberOf, { now }));
    }),
    runs,
  );
});

test('without names of its own too', () => {
  fc.assert(
    fc.property(anyFolder, (folder) => {
      const rows = rowsOf(folder, numberedInOrder(folder), { now });
      const unmarked = { ...profileOf(rows), placeholders: [] };
      const present = presentOf(folder, { now, records: [] });
      const exported = folderOf(present, unmarked);
      const [first = 'fr'] = unmarked.languages;
      const again = rowsOf(exported, numbersOf(present, first), { now });
      const festival = [{ id: 1, profile: JSON.stringify(unmarked) } as const];
      expectSame(exported, { ...rows, festival }, again);
    }),
    runs,
  );
});
