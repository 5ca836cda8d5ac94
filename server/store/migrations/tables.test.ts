import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { openTestStore } from '../testing/openTestStore.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let database: DatabaseSync;
beforeAll(async () => {
  store = await openTestStore();
  database = new DatabaseSync(join(store.dataDirectory, 'chapiteau.sqlite'), { readOnly: true });
});
afterAll(async () => {
  database.close();
  await store.close();
});

const ask = <Row>(question: string, row: v.GenericSchema<unknown, Row>): Row[] =>
  v.parse(v.array(row), database.prepare(question).all());
const named = v.object({ name: v.string() });
const tables = (): string[] =>
  ask(
    "select name from sqlite_schema where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'",
    named,
  ).map(({ name }) => name);
/** Something of each table that has any, in one order. */
const ofTables = (read: (table: string) => string[]): Record<string, string[]> =>
  Object.fromEntries(
    tables()
      .map((table) => [table, read(table).toSorted()] as const)
      .filter(([, found]) => found.length > 0),
  );

const column = v.object({ name: v.string(), type: v.string(), notnull: v.number(), pk: v.number() });
const columnsOf = (table: string) => ask(`pragma table_info(${table})`, column);

/** Columns, by table, that are different in any two rows. */
const keys = {
  announcements: ['page_id'],
  artist_categories: ['id'],
  artists: ['id', 'slug (partial)'],
  bookings: ['code', 'member_id programmation_id', 'uuid'],
  budgets: ['name key'],
  categories: ['code', 'id'],
  collected_videos: ['collection_id video_id'],
  credit_changes: ['member_id number'],
  credit_grants: ['key'],
  data_version: ['id'],
  deleted_members: ['uuid'],
  duties: ['name'],
  festival: ['id'],
  festival_shows: ['festival_id show_id'],
  fillings: ['name'],
  folder_records: ['kind name'],
  former_paths: ['lang path'],
  grant_letters: ['id'],
  idempotent_answers: ['member_id path key'],
  login_attempts: ['id'],
  members: ['email', 'id', 'uuid'],
  menu_items: ['id'],
  newsletter_letters: ['id', 'subscription_id letter'],
  newsletter_subscriptions: ['email', 'id'],
  owed_letters: ['id'],
  pages: ['id lang', 'lang path'],
  passports: ['id lang'],
  password_resets: ['id'],
  programmations: ['external_id', 'id'],
  registrations: ['id'],
  session_families: ['id'],
  show_accessibility: ['show_id feature'],
  show_artists: ['show_id artist_id'],
  show_categories: ['show_id category_id'],
  show_texts: ['lang slug', 'show_id lang'],
  shows: ['external_id', 'id'],
  signing_keys: ['id'],
  sponsors: ['id'],
  staff_acts: ['id'],
  ticket_letters: ['id', 'member_id programmation_id'],
  user_credits: ['member_id', 'uuid'],
  venues: ['external_id', 'id'],
  video_collections: ['id lang'],
  videos: ['id'],
  wishes: ['member_id programmation_id', 'uuid'],
};

test('store: no two rows of a table are the same one', () => {
  const index = v.object({ name: v.string(), unique: v.number(), partial: v.number() });
  const keysOf = (table: string): string[] => {
    const first = columnsOf(table)
      .filter(({ pk }) => pk > 0)
      .toSorted((one, other) => one.pk - other.pk)
      .map(({ name }) => name)
      .join(' ');
    const others = ask(`pragma index_list(${table})`, index)
      .filter(({ unique }) => unique === 1)
      .map(({ name, partial }) => {
        const columns = ask(`pragma index_info(${name})`, named).map((each) => each.name);
        return columns.join(' ') + (partial === 1 ? ' (partial)' : '');
      });
    return [...new Set([first, ...others])];
  };
  expect(ofTables(keysOf)).toEqual(keys);
});

/** Columns that name a row of another table; with it goes what cascades. */
const references = [
  'artists.category_id artist_categories.id',
  'bookings.member_id members.id',
  'bookings.programmation_id programmations.id',
  'collected_videos.video_id videos.id',
  'credit_changes.grant_key credit_grants.key',
  'credit_changes.member_id members.id',
  'credit_changes.programmation_id programmations.id',
  'credit_grants.act_id staff_acts.id',
  'credit_grants.member_id members.id',
  'festival_shows.show_id shows.id',
  'grant_letters.id credit_grants.key',
  'grant_letters.member_id members.id',
  'idempotent_answers.member_id members.id',
  'login_attempts.member_id members.id',
  'newsletter_letters.subscription_id newsletter_subscriptions.id CASCADE',
  'owed_letters.member_id members.id',
  'owed_letters.programmation_id programmations.id',
  'password_resets.member_id members.id',
  'programmations.show_id shows.id',
  'programmations.venue_id venues.id',
  'session_families.member_id members.id',
  'show_accessibility.show_id shows.id',
  'show_artists.artist_id artists.id',
  'show_artists.show_id shows.id',
  'show_categories.category_id categories.id',
  'show_categories.show_id shows.id',
  'show_texts.show_id shows.id',
  'ticket_letters.member_id members.id',
  'ticket_letters.programmation_id programmations.id',
  'user_credits.member_id members.id',
  'wishes.member_id members.id',
  'wishes.programmation_id programmations.id',
];

test('store: a row names only others that are there', () => {
  const reference = v.object({ from: v.string(), table: v.string(), to: v.string(), on_delete: v.string() });
  const told = tables().flatMap((table) =>
    ask(`pragma foreign_key_list(${table})`, reference).map(
      ({ from, table: other, to, on_delete: end }) =>
        `${table}.${from} ${other}.${to}${end === 'NO ACTION' ? '' : ` ${end}`}`,
    ),
  );
  expect(told.toSorted()).toEqual(references);
});

/** Columns, by table, whose value may be unknown. */
const unknown = {
  artists: ['belong_to', 'image_url', 'portrait'],
  credit_changes: ['changed_at', 'grant_key', 'programmation_id'],
  credit_grants: ['claimed_at', 'email', 'member_id'],
  members: ['blocked', 'password_hash'],
  newsletter_subscriptions: ['confirmed_at'],
  pages: ['og_image', 'written_in'],
  passports: ['detail_url', 'image', 'starting_at'],
  password_resets: ['authorization_hash'],
  programmations: [
    'capacity',
    'ends_at',
    'previous_starts_at',
    'price_max',
    'price_min',
    'status',
    'ticket_url',
    'venue_id',
  ],
  registrations: ['authorization_hash'],
  session_families: ['browser', 'previous_hash', 'system'],
  show_texts: ['written_in'],
  shows: ['age_min', 'belong_to', 'duration_minutes', 'fingerprint', 'image_url', 'poster', 'show_type'],
  sponsors: ['logo', 'uri'],
  venues: ['latitude', 'longitude', 'map_url'],
  video_collections: ['image'],
  videos: ['film', 'poster', 'youtube_id'],
};

test('store: every other value is known', () => {
  const mayBeUnknown = (table: string): string[] =>
    columnsOf(table)
      .filter(({ notnull, pk }) => notnull === 0 && pk === 0)
      .map(({ name }) => name);
  expect(ofTables(mayBeUnknown)).toEqual(unknown);
});

/** Conditions on every row, by table. */
const conditions = {
  announcements: ["list in ('press', 'careers')"],
  bookings: ['called_off in (0, 1)', 'enabled in (0, 1)', 'reserved in (0, 1)'],
  credit_changes: [
    "(change = 'granted') = (programmation_id is null) and (change = 'granted') = (grant_key is not null)",
    "change in ('reserved', 'cancelled', 'show-cancelled', 'granted')",
  ],
  credit_grants: ['credits > 0'],
  data_version: ['id = 1'],
  festival: ['id = 1'],
  former_paths: ["kind in ('show', 'page')", "lang in ('fr', 'en')"],
  grant_letters: ["letter = 'creditsGiven'"],
  login_attempts: ['used in (0, 1)'],
  members: ['active in (0, 1)', "lang in ('fr', 'en')"],
  menu_items: ["lang in ('fr', 'en')", "menu in ('main', 'footer', 'secondary')"],
  newsletter_letters: ["letter in ('newsletterConfirm', 'newsletterAlready', 'newsletterWelcome')"],
  newsletter_subscriptions: ["lang in ('fr', 'en')"],
  owed_letters: ["letter in ('showCancelled', 'showPostponed', 'showMoved')"],
  pages: ["lang in ('fr', 'en')", 'noindex in (0, 1)'],
  password_resets: ['used in (0, 1)'],
  programmations: [
    'ends_at is null or ends_at >= starts_at',
    "state in ('scheduled', 'cancelled', 'postponed', 'rescheduled')",
    "status in ('FREE', 'ON_SALE', 'SOLD_OUT')",
    'taken >= 0 and (capacity is null or taken <= capacity)',
  ],
  registrations: ["lang in ('fr', 'en')"],
  session_families: ['revoked in (0, 1)'],
  show_accessibility: ["feature in ('lsq', 'asl', 'relaxed', 'step_free')"],
  show_texts: ["lang in ('fr', 'en')"],
  shows: ['age_min >= 0', 'duration_minutes > 0', "kind in ('venue', 'outdoor', 'online')"],
  sponsors: ['footer_line between 1 and 6'],
  ticket_letters: ["letter in ('ticket', 'reservationCancelled')"],
  user_credits: ['left_credits >= 0 and used_credits >= 0', 'liked in (0, 1)'],
  videos: ['like_count >= 0', 'view_count >= 0'],
  wishes: ['liked in (0, 1)'],
};

test('store: a row is refused that breaks a condition of its table', () => {
  const written = (table: string): string[] =>
    ask(`select sql as name from sqlite_schema where name = '${table}'`, named).flatMap(({ name }) =>
      [...name.replaceAll('"', '').matchAll(/check \(((?:[^()]|\([^()]*\))*)\)/g)].map(
        ([, check = '']) => check,
      ),
    );
  expect(ofTables(written)).toEqual(conditions);
});

/**
 * Columns, by table, of 64 bits: in any smaller one PostgreSQL refuses milliseconds since the epoch. Migration 036 gives one to
 * `session_families.begun_at` on PostgreSQL alone.
 */
const large = {
  announcements: ['published_at'],
  bookings: ['changed_at'],
  budgets: ['spent_until'],
  credit_changes: ['changed_at'],
  credit_grants: ['claimed_at', 'granted_at'],
  data_version: ['version'],
  deleted_members: ['deleted_at'],
  duties: ['due_at'],
  fillings: ['filled_at'],
  grant_letters: ['due_at'],
  idempotent_answers: ['answered_at'],
  login_attempts: ['expires_at'],
  members: ['created_at'],
  newsletter_letters: ['due_at'],
  newsletter_subscriptions: ['asked_at', 'confirmed_at'],
  owed_letters: ['due_at'],
  password_resets: ['expires_at'],
  programmations: ['ends_at', 'local_start', 'previous_starts_at', 'starts_at'],
  registrations: ['expires_at'],
  session_families: ['expires_at', 'rotated_at'],
  shows: ['added_at'],
  signing_keys: ['created_at'],
  staff_acts: ['acted_at'],
  ticket_letters: ['due_at'],
  videos: ['published_at'],
};

test('store: a number of more than 32 bits has a column that holds it, on PostgreSQL too', () => {
  const largeOnes = (table: string): string[] =>
    columnsOf(table)
      .filter(({ type }) => type === 'bigint')
      .map(({ name }) => name);
  expect(ofTables(largeOnes)).toEqual(large);
});
