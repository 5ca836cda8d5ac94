import { afterEach, beforeEach, expect, test } from 'vitest';
import { epochSeconds } from '../clock.ts';
import { isPassword } from '../member/passwords.ts';
import { insertMember } from '../store/members/members.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillBase } from '../festival/loading/fillBase.ts';
import { writeProfile } from '../profile/testing/writeProfile.ts';
import { describeMembers } from './demoMembers.ts';
import { fill } from './fill.ts';

const start = {
  now: Temporal.Instant.from('2027-07-16T12:00:30Z'),
  sample: true,
};
const told = [
  'Demo members, all with the password chapiteau-demo:',
  '  camille@example.test, credits: 10',
  '  sam@example.test, credits: 1',
  '  alex@example.test, credits: 0',
];

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());
const members = () => store.db.selectFrom('members').selectAll().orderBy('id').execute();

test('demo data: three members, once, with the password that the start tells', async () => {
  await fill(store, start);
  const first = await members();
  expect(first.map(({ firstname, lang }) => [firstname, lang])).toEqual([
    ['Camille', 'fr'],
    ['Sam', 'en'],
    ['Alex', 'en'],
  ]);
  for (const { password_hash: hash } of first) expect(await isPassword('chapiteau-demo', hash)).toBe(true);
  expect(await describeMembers(store.db)).toEqual(told);
  const credits = await store.db
    .selectFrom('user_credits')
    .select(['left_credits', 'used_credits', 'passes'])
    .orderBy('member_id')
    .execute();
  expect(credits.map((row) => [row.left_credits, row.used_credits, row.passes])).toEqual([
    [10, 0, 1],
    [1, 0, 1],
    [0, 0, 0],
  ]);
  await fill(store, start);
  expect(await members()).toEqual(first);
});

test('demo data: a festival that was filled before there were members gets them at its next start', async () => {
  await fill(store, start);
  await store.transact(async (db) => {
    for (const table of ['user_credits', 'members'] as const) await db.deleteFrom(table).execute();
    await db.deleteFrom('fillings').where('name', '=', 'members').execute();
  });
  expect(await describeMembers(store.db)).toEqual([
    'There are no members yet. They register themselves: POST /api/member/v1/register',
  ]);
  expect(await fill(store, start)).toBe(true);
  expect(await describeMembers(store.db)).toEqual(told);
});

test('demo data: a programme of one’s own gets no demo members', async () => {
  await store.write(async (db) => {
    await fillBase(db, start.now);
    await db
      .insertInto('shows')
      .values({ id: 1, external_id: 'own', kind: 'venue', language: 'fr' })
      .execute();
  });
  await fill(store, start);
  expect(await members()).toEqual([]);
});

test('ENV-02: members of one’s own are nobody’s business', async () => {
  const jo = { firstname: 'Jo', lastname: '', email: 'jo@example.test', location: '', lang: 'fr' as const };
  await store.write((db) =>
    insertMember(db, { ...jo, password_hash: '', credits: 0, passes: 0 }, epochSeconds(start.now)),
  );
  expect(await describeMembers(store.db)).toEqual([]);
});

test('ENV-02: a start tells how members register only where the festival takes some', async () => {
  const told: string[][] = [];
  for (const takesMembers of [true, false]) {
    await writeProfile(store, { members: takesMembers });
    told.push(await describeMembers(store.db));
  }
  expect(told).toEqual([
    ['There are no members yet. They register themselves: POST /api/member/v1/register'],
    [],
  ]);
});
