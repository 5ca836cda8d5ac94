import { sql, type ColumnDefinitionBuilder, type Kysely, type QueryExecutorProvider } from 'kysely';

type Schema = Kysely<unknown>['schema'];

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

const createRegistrations = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userref', 'text', required)
    .addColumn('account', 'text', required)
    .addColumn('firstname', 'text', required)
    .addColumn('lastname', 'text', required)
    .addColumn('location', 'text', required)
    .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
    .addColumn('password_hash', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('authorization_hash', 'text')
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('registrations_account').on('registrations').column('account').execute();
};

/** Their details may be a stranger's: the address is unproved. */
const forgetUnproved = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`delete from password_resets where member_id in (select id from members where active = 0)`.execute(
    db,
  );
  await sql`
    update members set password_hash = null, firstname = '', lastname = '', location = ''
    where active = 0`.execute(db);
};

/** Keeps requests to register apart from members; indexes let the cleaner find rows by their age. */
export const up = async (db: { schema: Schema } & QueryExecutorProvider): Promise<void> => {
  await createRegistrations(db.schema);
  await forgetUnproved(db);
  for (const table of ['registrations', 'login_attempts', 'session_families', 'password_resets'])
    await db.schema.createIndex(`${table}_age`).on(table).column('expires_at').execute();
  await db.schema.createIndex('members_unproved').on('members').columns(['active', 'created_at']).execute();
};
