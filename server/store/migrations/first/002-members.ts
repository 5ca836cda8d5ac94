import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

type Schema = Kysely<unknown>['schema'];
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const flag =
  (name: string): Column =>
  (column) =>
    column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);
const ofMember: Column = (column) => column.notNull().references('members.id');
const ofProgrammation: Column = (column) => column.notNull().references('programmations.id');

const createMembers = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createTable('members')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('firstname', 'text', required)
    .addColumn('lastname', 'text', required)
    .addColumn('location', 'text', required)
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createTable('user_credits')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', (column) => ofMember(column).unique())
    .addColumn('left_credits', 'integer', required)
    .addColumn('used_credits', 'integer', required)
    .addColumn('passes', 'integer', required)
    .addColumn('liked', 'integer', flag('liked'))
    .addCheckConstraint('user_credits_never_negative', sql`left_credits >= 0 and used_credits >= 0`)
    .execute();
};

const createSessions = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('login_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('code_hash', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used', 'integer', flag('used'))
    .execute();
  await schema
    .createTable('session_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('generation', 'integer', required)
    .addColumn('token_hash', 'text', required)
    .addColumn('previous_hash', 'text')
    .addColumn('rotated_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('revoked', 'integer', flag('revoked'))
    .execute();
  await schema
    .createTable('password_resets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('userref', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('authorization_hash', 'text')
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used', 'integer', flag('used'))
    .execute();
};

const createReservations = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('bookings')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('programmation_id', 'integer', ofProgrammation)
    .addColumn('reserved', 'integer', flag('reserved'))
    .addColumn('enabled', 'integer', flag('enabled'))
    .addColumn('changed_at', 'bigint', required)
    .addUniqueConstraint('bookings_once', ['member_id', 'programmation_id'])
    .execute();
  await schema
    .createTable('wishes')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('programmation_id', 'integer', ofProgrammation)
    .addColumn('liked', 'integer', flag('liked'))
    .addUniqueConstraint('wishes_once', ['member_id', 'programmation_id'])
    .execute();
  await schema
    .createTable('idempotent_answers')
    .addColumn('member_id', 'integer', ofMember)
    .addColumn('path', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('request_hash', 'text', required)
    .addColumn('status', 'integer', required)
    .addColumn('body', 'text', required)
    .addColumn('answered_at', 'bigint', required)
    .addPrimaryKeyConstraint('idempotent_answers_pk', ['member_id', 'path', 'key'])
    .execute();
  await schema.createIndex('idempotent_answers_age').on('idempotent_answers').column('answered_at').execute();
};

/** Members, their sessions, likes and reservations. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createMembers(db.schema);
  await createSessions(db.schema);
  await createReservations(db.schema);
};
