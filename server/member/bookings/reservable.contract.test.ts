import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceOf, testFestival } from '#server/profile/testing/testFestival.ts';
import type { ReservableShows } from '#server/store/festival/festivalProfile.ts';
import { addMembers, readBooks } from '#server/stress/people.ts';
import { changeCall, outcomeOf, reserveCall, uuidOf } from '#server/stress/asking.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import type { Store } from '#server/store/store.ts';
import { gala, uncounted } from '../testing/bookingSite.ts';
import { askOnStore } from '../testing/memberSite.ts';

const none: ReservableShows = { all: false, series: [], belongsTo: [], shows: [] };
const series = 5;

describe.each(engines)('FES-23 on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('which shows are reserved', () => {
    let engine: Engine;
    let store: Store;
    beforeEach(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      // The show of the gala is of a series, and belongs to Chapiteau; the other one to nothing.
      await store.write((db) =>
        db.insertInto('festival_shows').values({ festival_id: series, show_id: 1 }).execute(),
      );
    });
    afterEach(async () => {
      await store.close();
      await engine.stop();
    });

    const askBy = (reservable: ReservableShows | null) =>
      askOnStore(store, undefined, {}, sourceOf({ ...testFestival, reservable })).ask;
    const member = async () => {
      const [one] = await addMembers(store, 1, 3);
      if (!one) throw new Error('Nobody came');
      return one;
    };

    test.each<[string, ReservableShows | null, [gala: string, other: string]]>([
      ['no rule', null, ['201', '201']],
      ['a rule that names none', none, ['409 not-reservable', '409 not-reservable']],
      ['all', { ...none, all: true }, ['201', '201']],
      ['a series', { ...none, series: [series] }, ['201', '409 not-reservable']],
      ['another series', { ...none, series: [6] }, ['409 not-reservable', '409 not-reservable']],
      [
        'what an imported show belongs to',
        { ...none, belongsTo: ['CHAPITEAU'] },
        ['201', '409 not-reservable'],
      ],
      ['a show', { ...none, shows: [2] }, ['409 not-reservable', '201']],
    ])('FES-23: by %s', async (_, rule, expected) => {
      const [ask, one] = [askBy(rule), await member()];
      const outcomes = [];
      for (const { ids } of [gala, uncounted]) outcomes.push(outcomeOf(await ask(one, reserveCall(ids))));
      expect(outcomes).toEqual(expected);
    });

    test('FES-23: a refused one takes neither seat nor credit; what was reserved before can be cancelled, not renewed', async () => {
      const one = await member();
      const uuid = uuidOf(await askBy(null)(one, reserveCall(gala.ids)));
      const ask = askBy(none);
      const outcome = async (status: 'true' | 'false') => outcomeOf(await ask(one, changeCall(uuid, status)));
      expect([await outcome('false'), await outcome('true')]).toEqual(['200', '409 not-reservable']);
      expect(await readBooks(store, [one], [gala])).toMatchObject({ reserved: 0, taken: 0, left: 3 });
    });
  });
});
