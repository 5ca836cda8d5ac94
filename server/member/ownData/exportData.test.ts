import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { readSettings } from '#server/environment.ts';
import { isoOf } from '#server/programme/instants.ts';
import { noteCreditChange } from '#server/store/members/creditChanges.ts';
import { insertGrants } from '#server/store/members/creditGrants.ts';
import { payClaimed } from '#server/store/members/payGrants.ts';
import { findMember, setBlocked, type MemberRow } from '#server/store/members/members.ts';
import { noteAct } from '#server/store/members/staffActs.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { memberLimits } from '../limits.ts';
import { addMember, field, openVisitor, refusal, signIn, type Visitor } from '../testing/visitor.ts';
import { gatherExport } from './exportData.ts';
import { memberExport } from './exportSchema.ts';

const email = 'camille@example.test';
const gala = { programmation: '7', edition: '2027', festival: '8' };
const uncounted = { ...gala, programmation: '3' };
const now = '2027-07-16T21:30:00Z';
const seconds = Date.parse(now) / 1000;
let site: TestApp;
let visitor: Visitor;
let member: MemberRow;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
  member = await addMember(site.store, email, 'fr');
  ({ token } = await signIn(visitor, site.store.dataDirectory, email));
  await site.store.transact((db) =>
    db.updateTable('session_families').set({ browser: 'Firefox', system: 'Linux' }).execute(),
  );
});
afterEach(() => site.close());

const ask = (method: string, path: string, body?: object) => visitor.ask(method, path, { token, body });
const read = () => ask('GET', '/v1/me/export');

/** Gives the member the credits of a pass. */
const give = ({ id, email: address }: MemberRow) =>
  site.store.transact(async (db) => {
    const act = { person: 'lea', host: 'box-office', act: 'credits', subject: '', details: {} };
    const actId = await noteAct(db, act, seconds);
    const accounts = new Map([[address, id]]);
    const grant = { key: address, email: address, credits: 3, pass: 'Trois soirs' };
    await payClaimed(db, await insertGrants(db, [grant], { accounts, actId, now: seconds }), seconds);
  });

/** A member who has done a bit of everything. */
const live = async (who = member) => {
  await give(who);
  const reserved = field(await ask('POST', '/v1/me/creditbooking', { ...gala, status: 'true' }), 'uuid');
  const other = field(await ask('POST', '/v1/me/creditbooking', { ...uncounted, status: 'true' }), 'uuid');
  await ask('PATCH', `/v1/me/creditbooking/${other}`, { status: 'false' });
  const wish = field(await ask('POST', '/v1/me/programmationwishlist', { ...gala, liked: true }), 'uuid');
  await ask('PUT', '/v1/me/newsletter', { subscribed: true });
  return { reserved, other, wish };
};
const shows = {
  gala: {
    title: { fr: 'Les Nuits blanches', en: 'Sleepless Nights' },
    url: { fr: expect.any(String), en: expect.any(String) },
    image_url: expect.toBeOneOf([null, expect.any(String)]),
    start: '2027-07-16T23:30:00Z',
    end: '2027-07-17T00:30:00Z',
    timezone: 'America/Toronto',
    venue: 'Théâtre du Coin',
    city: 'Montréal',
  },
};

test('the export is a file of JSON that is kept nowhere, and tells all that the member did', async () => {
  const { reserved, other, wish } = await live();
  const told = await read();
  expect(
    ['content-type', 'content-disposition', 'cache-control'].map((name) => told.headers.get(name)),
  ).toEqual(['application/json', 'attachment; filename="my-data-2027-07-16.json"', 'no-store']);
  expect(v.parse(memberExport, told.body)).toEqual(told.body);
  const uncountedShow = expect.objectContaining({ timezone: 'America/Toronto' });
  const credits = await site.store.db.selectFrom('user_credits').selectAll().executeTakeFirstOrThrow();
  expect(told.body).toEqual({
    format: 'chapiteau-member',
    version: 1,
    exported_at: now,
    profile: {
      uuid: member.uuid,
      email,
      firstname: 'Camille',
      lastname: 'Roy',
      location: 'Montréal',
      lang: 'fr',
      active: true,
      created_at: '1970-01-01T00:00:00Z',
      blocked: null,
    },
    sessions: [
      {
        begun_at: now,
        browser: 'Firefox',
        system: 'Linux',
        refreshed: 0,
        refreshed_at: now,
        expires_at: '2027-07-17T09:30:00Z',
        ended: false,
      },
    ],
    credits: { uuid: credits.uuid, left: 4, used: 1, passes: 2, liked: false },
    credit_history: [
      { change: 'cancelled', at: now, credits: 1, show: uncountedShow },
      { change: 'reserved', at: now, credits: -1, show: uncountedShow },
      { change: 'reserved', at: now, credits: -1, show: shows.gala },
      { change: 'granted', at: now, credits: 3, pass: 'Trois soirs', show: null },
    ],
    reservations: expect.toSatisfy((list: readonly { uuid: string }[]) => list.length === 2),
    wishlist: [{ uuid: wish, ...gala, liked: true, show: shows.gala }],
    newsletter: { email, lang: 'fr', asked_at: now, confirmed_at: now },
  });
  const { reservations } = v.parse(memberExport, told.body);
  expect(reservations.toSorted((one, two) => two.programmation.localeCompare(one.programmation))).toEqual([
    { uuid: reserved, ...gala, status: 'reserved', enabled: true, changed_at: now, show: shows.gala },
    { uuid: other, ...uncounted, status: 'cancelled', enabled: true, changed_at: now, show: uncountedShow },
  ]);
});

test('every change of credits is exported, also those that the page of the credits leaves out', async () => {
  const many = memberLimits.history + 1;
  await site.store.transact(async (db) => {
    for (let change = 0; change < many; change += 1)
      await noteCreditChange(db, { memberId: member.id, programmationId: 7 }, 'reserved', seconds + change);
  });
  const { credit_history: history } = v.parse(memberExport, (await read()).body);
  const ats = Array.from({ length: many }, (_, index) => isoOf(seconds + many - 1 - index));
  expect(history.map(({ at }) => at)).toEqual(ats);
  expect((await ask('GET', '/v1/me/credits/history')).body).toMatchObject({ data: { hasMore: true } });
});

test('a reservation that left the list stays in the history of credits, with its show; so does a like', async () => {
  const { reserved, other } = await live();
  const before = v.parse(memberExport, (await read()).body);
  for (const uuid of [other, reserved]) await ask('DELETE', `/v1/me/creditbooking/${uuid}`);
  const cancelled = { change: 'cancelled', at: now, credits: 1, show: shows.gala };
  expect((await read()).body).toEqual({
    ...before,
    credits: { ...before.credits, left: 5, used: 0 },
    credit_history: [cancelled, ...before.credit_history],
    reservations: [],
  });
});

test('who has done nothing has an export, too; nobody else does', async () => {
  expect((await read()).body).toMatchObject({ reservations: [], wishlist: [], newsletter: null });
  expect(refusal(await visitor.ask('GET', '/v1/me/export'))).toBe('401 unauthorised');
});

test('of others it tells nothing', async () => {
  await live();
  const before = (await read()).body;
  const sam = await addMember(site.store, 'sam@example.test');
  const mine = token;
  ({ token } = await signIn(visitor, site.store.dataDirectory, 'sam@example.test'));
  await live(sam);
  token = mine;
  expect((await read()).body).toEqual(before);
});

/** The place of each column in the export, as a path with `*` for every item of a list. */
const exported: Record<string, Record<string, string>> = {
  members: {
    uuid: 'profile.uuid',
    email: 'profile.email',
    firstname: 'profile.firstname',
    lastname: 'profile.lastname',
    location: 'profile.location',
    lang: 'profile.lang',
    active: 'profile.active',
    created_at: 'profile.created_at',
    blocked: 'profile.blocked',
  },
  user_credits: {
    uuid: 'credits.uuid',
    left_credits: 'credits.left',
    used_credits: 'credits.used',
    passes: 'credits.passes',
    liked: 'credits.liked',
  },
  credit_changes: {
    change: 'credit_history.*.change',
    changed_at: 'credit_history.*.at',
    programmation_id: 'credit_history.*.show',
  },
  credit_grants: {
    credits: 'credit_history.3.credits',
    pass: 'credit_history.3.pass',
    claimed_at: 'credit_history.3.at',
  },
  session_families: {
    generation: 'sessions.*.refreshed',
    begun_at: 'sessions.*.begun_at',
    browser: 'sessions.*.browser',
    system: 'sessions.*.system',
    rotated_at: 'sessions.*.refreshed_at',
    expires_at: 'sessions.*.expires_at',
    revoked: 'sessions.*.ended',
  },
  bookings: {
    uuid: 'reservations.*.uuid',
    programmation_id: 'reservations.*.programmation',
    reserved: 'reservations.*.status',
    called_off: 'reservations.*.status',
    enabled: 'reservations.*.enabled',
    changed_at: 'reservations.*.changed_at',
  },
  wishes: {
    uuid: 'wishlist.*.uuid',
    programmation_id: 'wishlist.*.programmation',
    liked: 'wishlist.*.liked',
  },
  newsletter_subscriptions: {
    email: 'newsletter.email',
    lang: 'newsletter.lang',
    asked_at: 'newsletter.asked_at',
    confirmed_at: 'newsletter.confirmed_at',
  },
};

const number = 'the number of a row, which means nothing elsewhere';
const proof = 'proves who somebody is, or would let them in';
const passing = 'a request that ends within minutes: hashes and an end';
/** The omitted columns, with the reason. */
const leftOut: Record<string, Record<string, string>> = {
  members: { id: number, password_hash: proof },
  user_credits: { member_id: number },
  credit_changes: {
    member_id: number,
    number: 'the order, which the list has',
    grant_key: 'names the credits that were given, which the list has',
  },
  credit_grants: {
    key: 'the number of a sale, of the box office',
    act_id: number,
    email: 'the address of the profile',
    member_id: number,
    granted_at: 'the time of the sale; the list has when the credits came',
  },
  staff_acts: Object.fromEntries(
    ['id', 'acted_at', 'person', 'host', 'act', 'subject', 'details'].map((name) => [
      name,
      'the work of the staff: it names a member by their number alone',
    ]),
  ),
  grant_letters: Object.fromEntries(
    ['id', 'member_id', 'letter', 'tries', 'due_at'].map((name) => [
      name,
      'a letter on its way to the member',
    ]),
  ),
  session_families: {
    id: 'names the session in its tokens',
    member_id: number,
    token_hash: proof,
    previous_hash: proof,
  },
  bookings: { member_id: number, code: 'lets in at the door; the site shows it' },
  wishes: { member_id: number },
  newsletter_subscriptions: { id: 'unsubscribes with the seal of a mail' },
  login_attempts: Object.fromEntries(
    ['id', 'member_id', 'code_hash', 'tries', 'expires_at', 'used'].map((name) => [name, passing]),
  ),
  password_resets: Object.fromEntries(
    ['id', 'member_id', 'userref', 'code_hash', 'authorization_hash', 'expires_at', 'used'].map((name) => [
      name,
      passing,
    ]),
  ),
  idempotent_answers: Object.fromEntries(
    ['member_id', 'path', 'key', 'request_hash', 'status', 'body', 'answered_at'].map((name) => [
      name,
      'answers to what is exported itself, kept for a day',
    ]),
  ),
  owed_letters: Object.fromEntries(
    ['id', 'member_id', 'programmation_id', 'letter', 'tries', 'due_at'].map((name) => [
      name,
      'a letter on its way to the member',
    ]),
  ),
  ticket_letters: Object.fromEntries(
    ['id', 'member_id', 'programmation_id', 'letter', 'tries', 'due_at'].map((name) => [
      name,
      'a letter on its way to the member',
    ]),
  ),
  newsletter_letters: Object.fromEntries(
    ['id', 'subscription_id', 'letter', 'tries', 'due_at'].map((name) => [
      name,
      'a letter on its way to the member',
    ]),
  ),
  registrations: Object.fromEntries(
    `id userref account firstname lastname location lang password_hash code_hash authorization_hash expires_at`
      .split(' ')
      .map((name) => [name, 'a request that nobody proved: no member’s, and over when one is made of it']),
  ),
  budgets: Object.fromEntries(
    ['name', 'key', 'spent_until'].map((name) => [
      name,
      'counts tries under a keyed hash, and letters about a reservation under the member, for days at most',
    ]),
  ),
};

/** Tables without data of members. A new one belongs here, or its columns above. */
const ofNobody = new Set(
  `announcements artist_categories artists categories collected_videos data_version deleted_members duties festival
  festival_shows fillings folder_records former_paths
  menu_items pages passports programmation_days programmations show_accessibility show_artists show_categories
  show_texts shows signing_keys sponsors venues video_collections videos kysely_migration kysely_migration_lock`.split(
    /\s+/,
  ),
);

/** The value at a path; `*` is the first item of a list. */
const at = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, step === '*' ? 0 : step) : undefined,
      whole,
    );

test('every column of every table of members is exported, or left out for a reason', async () => {
  await live();
  await site.store.transact((db) => setBlocked(db, member.id, 'Call us.'));
  const row = await findMember(site.store.db, member.id);
  const body = await gatherExport({ ...site, settings: readSettings({}) }, row ?? member);
  const tables = await site.store.db.introspection.getTables();
  const ofMembers = tables.filter(({ name }) => !ofNobody.has(name));
  const found = ofMembers.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const named = [exported, leftOut].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    ),
  );
  expect(named.toSorted()).toEqual(found.toSorted());
  for (const path of Object.values(exported).flatMap((columns) => Object.values(columns)))
    expect([path, at(body, path)]).toEqual([path, expect.anything()]);
});

test('no hash, token or code of the database is in the export', async () => {
  await live();
  const { db } = site.store;
  const text = JSON.stringify((await read()).body);
  const [people, sessions, bookings, attempts] = await Promise.all([
    db.selectFrom('members').select('password_hash').execute(),
    db.selectFrom('session_families').select(['id', 'token_hash']).execute(),
    db.selectFrom('bookings').select('code').execute(),
    db.selectFrom('login_attempts').select(['id', 'code_hash']).execute(),
  ]);
  const secrets = [people, sessions, bookings, attempts].flat().flatMap((row) => Object.values(row));
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((secret) => secret !== null && text.includes(secret))).toEqual([]);
});
