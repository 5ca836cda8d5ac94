import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idsOf } from '#server/member/bookings/programmationIds.ts';
import { askOnStore } from '#server/member/testing/memberSite.ts';
import { site } from '#server/site.ts';
import { fillBase } from '../loading/fillBase.ts';
import { reserveCall, uuidOf } from '#server/stress/asking.ts';
import { addMembers } from '#server/stress/people.ts';
import { importInto, recordOf } from '#server/import/testing/importedSite.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import type { Store } from '#server/store/store.ts';
import { loadFolder } from '../loading/load.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { bilingual } from '../testing/roundTrip.ts';
import { folderOf } from './folderOf.ts';
import { readProgramme } from './readProgramme.ts';
import { filesOf } from './writeFolder.ts';

/** The members' clock stands at 2027-07-16T21:30:00Z. */
const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
const dates = [
  { id: 'b', show: 'chat', venue: 'coin', start: '2027-08-17 20:00', price_min: 25 },
  { id: 'a', show: 'chat', venue: 'coin', start: '2027-08-16 20:00', price_min: 25, sold: 7 },
];

describe.each(engines)('reading the programme to export on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await store.write((db) => fillBase(db, now));
      const folder = folderOfShort({ shows: { chat: { title: 'Le chat' } }, dates });
      await loadFolder(store, folder, { now, cancel: 0, dryRun: false });
      await importInto(store, [recordOf({ '@id': 'x', name: 'Une foire' })], { now: now.toString() });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const exported = async () => {
      const programme = await readProgramme(store.db);
      if (programme === null) throw new Error('The programme never rested');
      return folderOf(programme.present, programme.profile ?? bilingual);
    };

    test('FES-06: ids, names and seats are the folder’s; a member’s seat is not sold elsewhere, and no file names a member', async () => {
      const before = await exported();
      const said = before.dates.map(({ id, show, sold }) => [id.replace(/:.*/, ''), show, sold]);
      expect(said).toEqual([
        ['jsonld', 'une-foire', undefined],
        ['a', 'chat', 7],
        ['b', 'chat', undefined],
      ]);
      const row = await store.db
        .selectFrom('programmations')
        .select(['id', 'starts_at', 'timezone'])
        .where('external_id', '=', 'festival:a')
        .executeTakeFirstOrThrow();
      const [member] = await addMembers(store, 1, 3);
      if (member === undefined) throw new Error('Nobody is there');
      uuidOf(await askOnStore(store).ask(member, reserveCall(idsOf(row, site.siteId))));
      const { taken } = await store.db
        .selectFrom('programmations')
        .select('taken')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      expect(taken).toBe(8);
      const after = await exported();
      expect([...filesOf(after)]).toEqual([...filesOf(before)]);
      const { email } = await store.db.selectFrom('members').select('email').executeTakeFirstOrThrow();
      expect([...filesOf(after).values()].filter((text) => text.includes(email))).toEqual([]);
    });
  });
});
