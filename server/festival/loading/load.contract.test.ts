import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idsOf } from '#server/member/bookings/programmationIds.ts';
import type { Identity } from '#server/member/resource.ts';
import { askOnStore } from '#server/member/testing/memberSite.ts';
import { site } from '#server/site.ts';
import { reserveCall, uuidOf, type Call } from '#server/stress/asking.ts';
import { addMembers } from '#server/stress/people.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { doBeside } from '#server/store/testing/doBeside.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import type { Store } from '#server/store/store.ts';
import { importInto, recordOf } from '#server/import/testing/importedSite.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import { describePlan } from './describePlan.ts';
import { loadFolder, type LoadOptions, type LoadResult } from './load.ts';

/** The members' clock stands at 2027-07-16T21:30:00Z; this is two weeks before it. */
const now = Temporal.Instant.from('2027-07-01T12:00:00Z');

type Dates = NonNullable<InShort['dates']>;
const chat1 = { id: 'chat-1', show: 'chat', venue: 'coin', start: '2027-08-16 20:00', price_min: 25 };
const chat2 = { id: 'chat-2', show: 'chat', venue: 'coin', start: '2027-08-17 20:00', price_min: 25 };
const chien1 = { id: 'chien-1', show: 'chien', venue: 'parc', start: '2027-08-16 20:00' };
const past = { id: 'chat-0', show: 'chat', venue: 'coin', start: '2027-07-02 20:00' };
const all: Dates = [chat1, chat2, chien1];
const small: InShort = {
  shows: { chat: { title: 'Le chat' }, chien: { title: 'Le chien' } },
  dates: all,
  pages: { infos: { title: 'Infos' } },
};
const withDates = (dates: Dates): InShort => ({ ...small, dates });
const seconds = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds / 1000;

const memberTables = [
  'members',
  'user_credits',
  'credit_changes',
  'bookings',
  'wishes',
  'owed_letters',
  'ticket_letters',
  'session_families',
] as const;

describe.each(engines)('loading a folder on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('into a database', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
    });
    beforeEach(async () => {
      store = await engine.openEmpty();
      return () => store.close();
    });
    afterAll(() => engine.stop());

    const load = (short: InShort, options: Partial<LoadOptions> = {}): Promise<LoadResult> =>
      loadFolder(store, folderOfShort(short), { now, cancel: 0, dryRun: false, ...options });
    const said = async (short: InShort, options: Partial<LoadOptions> = {}) => {
      const { outcome, plan } = await load(short, options);
      return [outcome, ...describePlan(plan)];
    };
    const members = async () => {
      const rows = await Promise.all(
        memberTables.map((table) =>
          sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(store.db),
        ),
      );
      return rows.map((each) => each.rows);
    };
    const dateOf = (id: string) =>
      store.db
        .selectFrom('programmations')
        .selectAll()
        .where('external_id', 'in', [`festival:${id}`, id])
        .executeTakeFirst();
    const stateOf = async (id: string) => {
      const date = await dateOf(id);
      return date && [date.state, date.starts_at, date.previous_starts_at, date.taken];
    };
    const reserve = async (member: Identity, id: string): Promise<string> => {
      const date = await dateOf(id);
      if (date === undefined) throw new Error(`There is no ${id}`);
      return uuidOf(await askOnStore(store).ask(member, reserveCall(idsOf(date, site.siteId))));
    };
    const like = async ({ id }: Identity, date: string): Promise<void> => {
      const row = await dateOf(date);
      const wish = {
        uuid: `${id} ${date}`,
        member_id: id,
        programmation_id: row?.id ?? 0,
        liked: 1,
      } as const;
      await store.transact((db) => insertAll(db, 'wishes', [wish]));
    };
    const letters = async () =>
      (
        await store.db
          .selectFrom('owed_letters')
          .select(['letter', 'member_id'])
          .orderBy('member_id')
          .orderBy('letter')
          .execute()
      ).map((row) => `${row.letter} ${row.member_id}`);
    const credits = async () =>
      (await store.db.selectFrom('user_credits').select('left_credits').orderBy('member_id').execute()).map(
        (row) => row.left_credits,
      );
    const showTitles = async () =>
      (
        await store.db
          .selectFrom('show_texts')
          .select(['slug', 'title'])
          .where('lang', '=', 'fr')
          .orderBy('slug')
          .execute()
      ).map(({ slug, title }) => `${slug} ${title}`);

    test('FES-07: a folder is loaded, and loading it again writes nothing', async () => {
      const version = await readVersion(store.db);
      expect(await said(small)).toEqual([
        'loaded',
        'Festival: 1 new',
        'Shows: 2 new',
        'Dates: 3 new',
        'Venues: 2 new',
        'Pages: 2 new',
        'Kinds and genres: 3 new',
      ]);
      expect(await readVersion(store.db)).toBe(version + 1);
      expect(await said(small, { now: now.add({ hours: 1 }) })).toEqual(['unchanged']);
      expect(await readVersion(store.db)).toBe(version + 1);
    });

    test('FES-07: a dry run says what would happen, and writes nothing', async () => {
      await load(small);
      const version = await readVersion(store.db);
      const changed = { ...small, shows: { ...small.shows, chat: { title: 'Le chat noir' } } };
      expect(await said(changed, { dryRun: true })).toEqual(['planned', 'Shows: 1 changed']);
      expect([await readVersion(store.db), await showTitles()]).toEqual([
        version,
        ['chat Le chat', 'chien Le chien'],
      ]);
    });

    test.each<[what: string, change: InShort, told: string[]]>([
      ['a new show', { shows: { ...small.shows, souris: {} } }, ['Shows: 1 new']],
      ['a changed text', { shows: { ...small.shows, chien: { text: 'Ouah.' } } }, ['Shows: 1 changed']],
      [
        'a show that goes with its date',
        { shows: { chat: { title: 'Le chat' } }, dates: [chat1, chat2] },
        ['Shows: 1 removed', 'Dates: 1 removed', 'Removed: 1 date (chien-1)'],
      ],
      ['a price', { dates: [{ ...chat1, price_min: 30 }, chat2, chien1] }, ['Dates: 1 changed']],
      [
        'a date more',
        { dates: [...all, { ...chien1, id: 'chien-2', start: '2027-08-20 20:00' }] },
        ['Dates: 1 new'],
      ],
      [
        'another venue',
        {
          venues: {
            coin: { name: 'Théâtre du Coin', city: 'Montréal', capacity: 220 },
            parc: { name: 'Le Jardin', city: 'Laval' },
          },
        },
        ['Venues: 1 changed'],
      ],
      ['a page that goes', { pages: {} }, ['Pages: 1 removed']],
      ['a genre', { genres: { jazz: 'Jazz' } }, ['Kinds and genres: 1 new']],
      ['the name of the festival', { name: 'Le Sourire' }, ['Festival: 1 changed', 'Pages: 1 changed']],
    ])('%s is written, and only that', async (_, change, told) => {
      await load(small);
      const version = await readVersion(store.db);
      const changed = { ...small, ...change };
      expect(await said(changed)).toEqual(['loaded', ...told]);
      expect(await readVersion(store.db)).toBe(version + 1);
      expect(await said(changed)).toEqual(['unchanged']);
    });

    test('FES-12: another time zone needs a restart, and the load says so', async () => {
      await load({});
      expect(await said({ timezone: 'Europe/Paris' })).toEqual([
        'loaded',
        'Festival: 1 changed',
        'The time zone is Europe/Paris now: restart the site, which goes by it from its start on.',
      ]);
      expect(await said({ timezone: 'Europe/Paris', name: 'Le Sourire' })).not.toContainEqual(
        expect.stringContaining('restart'),
      );
    });

    test('FES-02: a changed start is a move, which stays one; back at its first start the date is as planned', async () => {
      await load(small);
      const at = seconds('2027-08-17T00:00:00Z');
      expect(await stateOf('chat-1')).toEqual(['scheduled', at, null, 0]);
      const moved = withDates([{ ...chat1, start: '2027-08-18 20:00' }, chat2, chien1]);
      expect(await said(moved)).toEqual(['loaded', 'Dates: 1 changed', 'Moved: 1 date (chat-1)']);
      const twoDaysLater = at + 2 * 86_400;
      expect(await stateOf('chat-1')).toEqual(['rescheduled', twoDaysLater, at, 0]);
      expect(await said(moved)).toEqual(['unchanged']);
      await load(withDates([{ ...chat1, start: '2027-08-19 20:00' }, chat2, chien1]));
      expect(await stateOf('chat-1')).toEqual(['rescheduled', at + 3 * 86_400, at, 0]);
      await load(small);
      expect(await stateOf('chat-1')).toEqual(['scheduled', at, null, 0]);
    });

    test('the state that the folder says counts', async () => {
      await load(small);
      const at = seconds('2027-08-17T00:00:00Z');
      const moved = { ...chat1, start: '2027-08-18 20:00' };
      await load(withDates([{ ...moved, state: 'scheduled' }, chat2, chien1]));
      expect(await stateOf('chat-1')).toEqual(['scheduled', at + 2 * 86_400, null, 0]);
      await load(
        withDates([{ ...moved, state: 'rescheduled', previous_start: '2027-08-01 20:00' }, chat2, chien1]),
      );
      expect(await stateOf('chat-1')).toEqual([
        'rescheduled',
        at + 2 * 86_400,
        seconds('2027-08-02T00:00:00Z'),
        0,
      ]);
      await load(withDates([{ ...moved, state: 'postponed' }, chat2, chien1]));
      expect(await stateOf('chat-1')).toEqual(['postponed', at + 2 * 86_400, null, 0]);
    });

    test('FES-07: reservations of a moved date stay, and their members get one letter each', async () => {
      await load(small);
      const people = await addMembers(store, 2, 3);
      for (const member of people) await reserve(member, 'chat-1');
      const moved = withDates([{ ...chat1, start: '2027-08-18 20:00' }, chat2, chien1]);
      expect(await said(moved)).toEqual([
        'loaded',
        'Dates: 1 changed',
        'Moved: 1 date (chat-1)',
        'They touch 2 members with a reservation or a heart.',
      ]);
      expect((await stateOf('chat-1'))?.at(-1)).toBe(2);
      expect(await letters()).toEqual(people.map(({ id }) => `showMoved ${id}`));
      await load({ ...moved, name: 'Le Sourire' });
      expect(await letters()).toEqual(people.map(({ id }) => `showMoved ${id}`));
    });

    test.each([
      ['is missing', withDates([chat2, chien1])],
      ['is cancelled', withDates([{ ...chat1, state: 'cancelled' }, chat2, chien1])],
    ])('a reserved date that %s ends only with the exact number, once', async (_, without) => {
      await load(small);
      const people = await addMembers(store, 3, 3);
      for (const member of people.slice(0, 2)) await reserve(member, 'chat-1');
      for (const member of people) await reserve(member, 'chat-2');
      const [version, before] = [await readVersion(store.db), await members()];
      for (const cancel of [0, 1, 3]) {
        const { outcome, plan } = await load(without, { cancel });
        expect([outcome, plan.reservations, plan.cancelled]).toEqual(['needsCancel', 2, ['chat-1']]);
      }
      expect([await readVersion(store.db), await members()]).toEqual([version, before]);
      expect((await load(without, { cancel: 2 })).outcome).toBe('loaded');
      expect((await stateOf('chat-1'))?.[0]).toBe('cancelled');
      expect((await stateOf('chat-1'))?.[3]).toBe(0);
      expect(await letters()).toEqual(people.slice(0, 2).map(({ id }) => `showCancelled ${id}`));
      expect(await credits()).toEqual([2, 2, 2]);
      for (const cancel of [0, 2]) expect((await load(without, { cancel })).outcome).toBe('unchanged');
      expect(await credits()).toEqual([2, 2, 2]);
      await load(small);
      expect((await stateOf('chat-1'))?.[0]).toBe('scheduled');
    });

    test('FES-08: a truncated list of dates cancels nothing', async () => {
      await load(small);
      const [member] = await addMembers(store, 1, 3);
      if (!member) throw new Error('Nobody came');
      await reserve(member, 'chien-1');
      const [version, before] = [await readVersion(store.db), await members()];
      expect(await said(withDates([chat1]))).toEqual([
        'needsCancel',
        'Dates: 1 changed, 1 removed',
        'Cancelled: 1 date (chien-1)',
        'Removed: 1 date (chat-2)',
        'They touch 1 member with a reservation or a heart.',
        '1 reservation would end.',
      ]);
      expect([await readVersion(store.db), await members()]).toEqual([version, before]);
    });

    test('FES-02: a date with hearts alone is cancelled when it goes; one that nobody knows is deleted', async () => {
      await load(small);
      const [member] = await addMembers(store, 1, 3);
      if (!member) throw new Error('Nobody came');
      await like(member, 'chat-1');
      const before = await members();
      expect((await load({ ...withDates([chien1]), shows: { chien: { title: 'Le chien' } } })).outcome).toBe(
        'loaded',
      );
      expect([(await stateOf('chat-1'))?.[0], await stateOf('chat-2')]).toEqual(['cancelled', undefined]);
      expect(await showTitles()).toEqual(['chat Le chat', 'chien Le chien']);
      expect(await members()).toEqual(before);
    });

    test('FES-08: past dates: no credit comes back and no letter goes out', async () => {
      await load(withDates([past, ...all]));
      const [member] = await addMembers(store, 1, 3);
      if (!member) throw new Error('Nobody came');
      const date = await dateOf('chat-0');
      const booking = {
        uuid: 'past',
        member_id: member.id,
        programmation_id: date?.id ?? 0,
        code: 'past',
        reserved: 1,
        enabled: 1,
        changed_at: 0,
      } as const;
      await store.transact((db) => insertAll(db, 'bookings', [booking]));
      const before = await members();
      const later = { now: Temporal.Instant.from('2027-07-16T12:00:00Z') };
      expect(await said(small, later)).toEqual(['loaded']);
      expect((await stateOf('chat-0'))?.[0]).toBe('scheduled');
      await load(withDates([{ ...past, state: 'cancelled' }, ...all]), later);
      await load(withDates([{ ...past, start: '2027-09-01 20:00' }, ...all]), later);
      expect(await members()).toEqual(before);
    });

    test('a capacity below the seats taken is refused, with the number', async () => {
      await load(withDates([{ ...chat1, capacity: 20, sold: 10 }, chat2, chien1]));
      for (const member of await addMembers(store, 2, 3)) await reserve(member, 'chat-1');
      const version = await readVersion(store.db);
      const { outcome, refusals } = await load(
        withDates([{ ...chat1, capacity: 10, sold: 10 }, chat2, chien1]),
      );
      expect([outcome, refusals]).toEqual([
        'refused',
        ['Date chat-1: capacity 10 is below the 12 seats taken.'],
      ]);
      expect(await readVersion(store.db)).toBe(version);
      await load(withDates([{ ...chat1, capacity: 12, sold: 8 }, chat2, chien1]));
      expect((await stateOf('chat-1'))?.[3]).toBe(10);
    });

    test('FES-07: an import and members stay as they are, while the folder takes the place of the sample', async () => {
      await importInto(store, [recordOf({ keywords: 'jazz' })], { now: '2027-06-01T12:00:00Z' });
      const imported = async () => [
        await store.db.selectFrom('shows').selectAll().where('external_id', 'like', 'jsonld:%').execute(),
        await store.db
          .selectFrom('programmations')
          .selectAll()
          .where('external_id', 'like', 'jsonld:%')
          .execute(),
        await store.db.selectFrom('venues').selectAll().where('external_id', 'like', 'jsonld:%').execute(),
        await store.db.selectFrom('show_texts').selectAll().where('title', '=', 'Une soirée').execute(),
        await store.db.selectFrom('show_categories').selectAll().orderBy('position').limit(2).execute(),
      ];
      await addMembers(store, 2, 3);
      const [before, people] = [await imported(), await members()];
      await load(small);
      await load({ name: 'Vide', dates: [], shows: {} });
      expect([await imported(), await members()]).toEqual([before, people]);
      expect(await showTitles()).toEqual(['une-soiree Une soirée']);
    });

    test('FES-10: another slug leaves the former address, and so does an alias; a present address is never a former one', async () => {
      await load(small);
      const former = async () =>
        (await store.db.selectFrom('former_paths').selectAll().orderBy('path').orderBy('lang').execute()).map(
          ({ lang, path, kind }) => `${kind} ${lang} ${path}`,
        );
      const matou = { title: 'Le chat', slug: 'matou', aliases: ['minet'] };
      await load({
        ...small,
        shows: { chat: matou, chien: { title: 'Le chien' } },
        pages: { infos: { title: 'Infos', path: 'pratique/infos' } },
      });
      const told = [
        'page en infos',
        'page fr infos',
        'show en shows/chat',
        'show fr spectacles/chat',
        'show fr spectacles/minet',
      ];
      expect(await former()).toEqual(told);
      await load({ ...small, pages: { infos: { title: 'Infos', path: 'pratique/infos' } } });
      expect((await former()).filter((each) => each.startsWith('show'))).toEqual([
        'show en shows/matou',
        'show fr spectacles/matou',
        'show fr spectacles/minet',
      ]);
    });

    test('a renamed file is the same show: by its slug, or by its dates', async () => {
      await load(small);
      const numbers = async () =>
        (await store.db.selectFrom('shows').select('id').orderBy('id').execute()).map(({ id }) => id);
      const before = await numbers();
      await load({
        ...small,
        shows: { felin: { title: 'Le chat', slug: 'chat' }, toutou: { title: 'Le chien' } },
        dates: [
          { ...chat1, show: 'felin' },
          { ...chat2, show: 'felin' },
          { ...chien1, show: 'toutou' },
        ],
      });
      expect([await numbers(), await showTitles()]).toEqual([before, ['chat Le chat', 'toutou Le chien']]);
    });

    test('two shows that swap their addresses', async () => {
      await load(small);
      await load({
        ...small,
        shows: { chat: { title: 'Le chat', slug: 'chien' }, chien: { title: 'Le chien', slug: 'chat' } },
      });
      expect(await showTitles()).toEqual(['chat Le chien', 'chien Le chat']);
    });

    test('FES-27: relative dates count from the first start, which is kept: a restart, an upgrade and a later load move nothing', async () => {
      const dates = [
        { ...chat1, start: '+12d 20:00' },
        { ...chat2, start: '+2m 2sat 20:00' },
        { ...chien1, id: 'never', start: '+0m 5mon 20:00' },
      ];
      const starts = async () => [await stateOf('chat-1'), await stateOf('chat-2'), await stateOf('never')];
      const told = [
        ['scheduled', seconds('2027-07-14T00:00:00Z'), null, 0],
        ['scheduled', seconds('2027-09-12T00:00:00Z'), null, 0],
        undefined,
      ];
      const first = await load(withDates(dates));
      expect([first.outcome, first.plan.firstDay, await starts()]).toEqual(['loaded', '2027-07-01', told]);
      const later = { now: now.add({ hours: 24 * 40 }) };
      const second = await load(withDates(dates), later);
      expect([second.outcome, second.plan.firstDay, await starts()]).toEqual([
        'unchanged',
        '2027-07-01',
        told,
      ]);
      await load(withDates([...dates, { ...chien1, start: '+3d 20:00' }]), later);
      expect([await starts(), await stateOf('chien-1')]).toEqual([
        told,
        ['scheduled', seconds('2027-07-05T00:00:00Z'), null, 0],
      ]);
      expect((await load(small)).plan.firstDay).toBeNull();
    });

    test('FES-27: a folder whose dates become relative keeps its start, though none of them moves', async () => {
      await load(withDates([chat1]));
      const relative = withDates([{ ...chat1, start: '+46d 20:00' }]);
      expect((await load(relative)).outcome).toBe('loaded');
      const { outcome, plan } = await load(relative, { now: now.add({ hours: 24 }) });
      expect([outcome, plan.moved]).toEqual(['unchanged', []]);
    });

    test('FES-08: who reserves a date while it goes keeps it, or finds it gone; nothing else happens', async () => {
      const without = { ...withDates([chat1, chat2]), shows: { chat: { title: 'Le chat' } } };
      const { ask } = askOnStore(store);
      for (let round = 0; round < 5; round += 1) {
        await load(small);
        const people = await addMembers(store, 6, 3);
        const date = await dateOf('chien-1');
        if (date === undefined) throw new Error('It is gone');
        const call = reserveCall(idsOf(date, site.siteId));
        const [{ outcome, plan }, ...answers] = await Promise.all([
          load(without),
          ...people.map((member) => ask(member, call)),
        ]);
        const reserved = answers.filter(({ status }) => status === 201).length;
        for (const { status } of answers) expect([201, 404]).toContain(status);
        const after = await stateOf('chien-1');
        if (outcome === 'loaded') expect([after, reserved]).toEqual([undefined, 0]);
        else {
          expect([outcome, plan.cancelled, after?.at(-1)]).toEqual(['needsCancel', ['chien-1'], reserved]);
          await load(without, { cancel: reserved });
          expect((await stateOf('chien-1'))?.at(-1)).toBe(0);
        }
      }
    });

    test('FES-07: whoever likes a date while it goes finds it gone', async () => {
      await load(small);
      const date = await dateOf('chien-1');
      const [member] = await addMembers(store, 1, 0);
      if (date === undefined || member === undefined) throw new Error('Somebody or something is missing');
      const goes = (db: Database) => db.deleteFrom('programmations').where('id', '=', date.id).execute();
      const like: Call = {
        method: 'POST',
        path: '/v1/me/programmationwishlist',
        body: { ...idsOf(date, site.siteId), liked: true },
      };
      const answer = await doBeside(engine, store, goes, () => askOnStore(store).ask(member, like));
      expect(answer.status).toBe(404);
      expect(await store.db.selectFrom('wishes').selectAll().execute()).toEqual([]);
    });

    test('FES-09: two loads at once take turns, and both end', async () => {
      const second = { ...small, name: 'Le Sourire', dates: [...all, { ...chien1, id: 'chien-2' }] };
      const outcomes = await Promise.all([load(small), load(second), load(small), load(second)]);
      // Their turns decide how many find their own folder loaded: two at most, since each has to be loaded once.
      const loaded = outcomes.filter(({ outcome }) => outcome === 'loaded').length;
      const unchanged = outcomes.filter(({ outcome }) => outcome === 'unchanged').length;
      expect([loaded + unchanged, loaded >= 2]).toEqual([4, true]);
      const names = (
        await store.db.selectFrom('folder_records').select('name').where('kind', '=', 'date').execute()
      ).length;
      const dates = (await store.db.selectFrom('programmations').select('id').execute()).length;
      expect(names).toBe(dates);
    });
  });
});
