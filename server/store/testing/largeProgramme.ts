import type { Insertable } from 'kysely';
import { insertAll } from '../schema/insert.ts';
import { localStart } from '../schema/localStart.ts';
import type { Store } from '../store.ts';
import type { Database, Tables } from '../schema/tables.ts';
import { evening, fillTestProgramme } from './programme.ts';

const day = 86_400;
const datesOfDay = 33;
/** How much of everything there is; each member has three bookings, wishes, keys and sessions. */
interface Counts {
  shows: number;
  dates: number;
  members: number;
}
const aYear: Counts = { shows: 4_000, dates: 12_000, members: 3_000 };
const from = 1_000;

const rows = <T extends keyof Tables>(
  count: number,
  row: (index: number) => Insertable<Tables[T]>,
): Insertable<Tables[T]>[] => Array.from({ length: count }, (_, index) => row(index));

/** For tests: the ids to query. */
export const asked = { show: from + 17, date: from + 42, member: from + 5, start: evening, day };

const insertShows = async (db: Database, counts: Counts): Promise<void> => {
  const languages = ['fr', 'en'] as const;
  const show = { language: 'fr', show_type: null, belong_to: null, poster: null, image_url: null };
  await insertAll(
    db,
    'shows',
    rows<'shows'>(counts.shows, (index) => ({
      id: from + index,
      external_id: `large:${index}`,
      kind: 'venue',
      fingerprint: null,
      ...show,
    })),
  );
  const text = { title: 'Une soirée', summary: '', description: '<p>Elle est longue.</p>' };
  for (const lang of languages)
    await insertAll(
      db,
      'show_texts',
      rows<'show_texts'>(counts.shows, (index) => ({
        show_id: from + index,
        lang,
        slug: `soiree-${index}`,
        ...text,
      })),
    );
  await insertAll(
    db,
    'show_categories',
    rows<'show_categories'>(counts.shows, (index) => ({
      show_id: from + index,
      category_id: 10,
      position: 0,
    })),
  );
};

const timezone = 'America/Toronto';
const startOf = (index: number) => {
  const startsAt = evening + Math.floor(index / datesOfDay) * day;
  return { starts_at: startsAt, local_start: localStart(startsAt, timezone) };
};
const insertDates = (db: Database, counts: Counts): Promise<void> =>
  insertAll(
    db,
    'programmations',
    rows<'programmations'>(counts.dates, (index) => ({
      id: from + index,
      external_id: `large:${index}`,
      show_id: from + (index % counts.shows),
      venue_id: 1,
      ...startOf(index),
      ends_at: null,
      timezone,
      status: 'FREE',
      price_min: null,
      price_max: null,
      ticket_url: null,
      capacity: null,
      taken: 0,
    })),
  );

const insertMembers = (db: Database, counts: Counts): Promise<void> =>
  insertAll(
    db,
    'members',
    rows<'members'>(counts.members, (index) => ({
      id: from + index,
      uuid: `uuid-${index}`,
      email: `member-${index}@example.test`,
      password_hash: null,
      firstname: '',
      lastname: '',
      location: '',
      lang: 'fr',
      created_at: 0,
    })),
  );

const each = 3;
/** Each member's rows: so many bookings, wishes, keys, sessions. */
const insertBelongings = async (db: Database, counts: Counts): Promise<void> => {
  const count = counts.members * each;
  const owner = (index: number) => ({ member_id: from + (index % counts.members) });
  const date = (index: number) => ({ programmation_id: from + (index % counts.dates) });
  await insertAll(
    db,
    'bookings',
    rows<'bookings'>(count, (index) => ({
      uuid: `booking-${index}`,
      ...owner(index),
      ...date(index),
      code: `code-${index}`,
      reserved: 1,
      enabled: 1,
      changed_at: 0,
    })),
  );
  await insertAll(
    db,
    'wishes',
    rows<'wishes'>(count, (index) => ({
      uuid: `wish-${index}`,
      ...owner(index),
      ...date(index),
      liked: 1,
    })),
  );
  await insertAll(
    db,
    'owed_letters',
    rows<'owed_letters'>(count, (index) => ({
      id: `letter-${index}`,
      ...owner(index),
      ...date(index),
      letter: 'showMoved',
      tries: 0,
      due_at: index,
    })),
  );
  await insertAll(
    db,
    'ticket_letters',
    rows<'ticket_letters'>(count, (index) => ({
      id: `ticket-${index}`,
      ...owner(index),
      ...date(index),
      letter: 'ticket',
      tries: 0,
      due_at: index,
    })),
  );
  await insertAll(
    db,
    'idempotent_answers',
    rows<'idempotent_answers'>(count, (index) => ({
      ...owner(index),
      path: '/v1/me/creditbookings',
      key: `key-${index}`,
      request_hash: '',
      status: 200,
      body: '{}',
      answered_at: index,
    })),
  );
};

const insertSessions = async (db: Database, counts: Counts): Promise<void> => {
  const count = counts.members * each;
  const of = (index: number) => ({
    id: `id-${index}`,
    member_id: from + (index % counts.members),
    expires_at: index,
  });
  const code = { code_hash: '', used: 0 } as const;
  const family = { generation: 0, token_hash: '', previous_hash: null, rotated_at: 0, revoked: 0 } as const;
  const reset = { userref: '', authorization_hash: null } as const;
  await insertAll(
    db,
    'login_attempts',
    rows<'login_attempts'>(count, (index) => ({ ...of(index), ...code, tries: 0 })),
  );
  await insertAll(
    db,
    'session_families',
    rows<'session_families'>(count, (index) => ({ ...of(index), ...family })),
  );
  await insertAll(
    db,
    'password_resets',
    rows<'password_resets'>(count, (index) => ({ ...of(index), ...code, ...reset })),
  );
};

/** Rows of no member, and counters. */
const insertUnproved = async (db: Database, counts: Counts): Promise<void> => {
  const count = counts.members * each;
  const person = { firstname: '', lastname: '', location: '', lang: 'fr' } as const;
  const secrets = { password_hash: '', code_hash: '', authorization_hash: null };
  await insertAll(
    db,
    'registrations',
    rows<'registrations'>(count, (index) => ({
      id: `id-${index}`,
      userref: '',
      account: `account-${index}`,
      ...person,
      ...secrets,
      expires_at: index,
    })),
  );
  await insertAll(
    db,
    'budgets',
    rows<'budgets'>(count, (index) => ({ name: 'any', key: `key-${index}`, spent_until: index })),
  );
  await insertAll(
    db,
    'newsletter_subscriptions',
    rows<'newsletter_subscriptions'>(count, (index) => ({
      id: `id-${index}`,
      email: `reader-${index}@example.test`,
      lang: 'fr',
      asked_at: index,
      confirmed_at: null,
    })),
  );
  await insertAll(
    db,
    'deleted_members',
    rows<'deleted_members'>(count, (index) => ({ uuid: `deleted-${index}`, deleted_at: index })),
  );
};

/** For tests: by default 12,000 dates of 4,000 shows over a year, and 3,000 members with rows in all tables. */
export const fillLargeProgramme = async (store: Store, counts: Counts = aYear): Promise<void> => {
  await fillTestProgramme(store);
  for (const insert of [
    insertShows,
    insertDates,
    insertMembers,
    insertBelongings,
    insertSessions,
    insertUnproved,
  ])
    await store.write((db) => insert(db, counts));
  await store.refreshStatistics();
};
