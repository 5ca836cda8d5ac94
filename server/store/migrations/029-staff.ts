import { sql, type ColumnDefinitionBuilder, type Kysely, type QueryExecutorProvider } from 'kysely';

type Schema = Kysely<unknown>['schema'];

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

const createActs = (schema: Schema): Promise<void> =>
  schema
    .createTable('staff_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('acted_at', 'bigint', required)
    .addColumn('person', 'text', required)
    .addColumn('host', 'text', required)
    .addColumn('act', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('details', 'text', required)
    .execute();

/** A key stays after its member's account is deleted, without the member. */
const createGrants = async (schema: Schema): Promise<void> => {
  await schema
    .createTable('credit_grants')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('act_id', 'text', (column) => column.notNull().references('staff_acts.id'))
    .addColumn('email', 'text')
    .addColumn('member_id', 'integer', (column) => column.references('members.id'))
    .addColumn('credits', 'integer', (column) => column.notNull().check(sql`credits > 0`))
    .addColumn('pass', 'text', required)
    .addColumn('granted_at', 'bigint', required)
    .addColumn('claimed_at', 'bigint')
    .execute();
  await schema.createIndex('credit_grants_email').on('credit_grants').column('email').execute();
  await schema.createIndex('credit_grants_member').on('credit_grants').column('member_id').execute();
  await schema
    .createTable('grant_letters')
    .addColumn('id', 'text', (column) => column.primaryKey().references('credit_grants.key'))
    .addColumn('member_id', 'integer', (column) => column.notNull().references('members.id'))
    .addColumn('letter', 'text', (column) => column.notNull().check(sql`letter = 'creditsGiven'`))
    .addColumn('tries', 'integer', required)
    .addColumn('due_at', 'bigint', required)
    .execute();
  await schema.createIndex('grant_letters_due').on('grant_letters').columns(['due_at', 'id']).execute();
};

/** Adds credits that somebody gave to the history: SQLite changes no column, so that the table is made anew. */
export const widenCreditChanges = async (db: { schema: Schema } & QueryExecutorProvider): Promise<void> => {
  await db.schema.alterTable('credit_changes').renameTo('credit_changes_before').execute();
  await db.schema
    .createTable('credit_changes')
    .addColumn('member_id', 'integer', (column) => column.notNull().references('members.id'))
    .addColumn('number', 'integer', required)
    .addColumn('programmation_id', 'integer', (column) => column.references('programmations.id'))
    .addColumn('change', 'text', (column) =>
      column.notNull().check(sql`change in ('reserved', 'cancelled', 'show-cancelled', 'granted')`),
    )
    .addColumn('changed_at', 'bigint')
    .addColumn('grant_key', 'text', (column) => column.references('credit_grants.key'))
    .addPrimaryKeyConstraint('credit_changes_key', ['member_id', 'number'])
    .addCheckConstraint(
      'credit_changes_of_one',
      sql`(change = 'granted') = (programmation_id is null) and (change = 'granted') = (grant_key is not null)`,
    )
    .execute();
  await sql`
    insert into credit_changes (member_id, number, programmation_id, change, changed_at)
    select member_id, number, programmation_id, change, changed_at from credit_changes_before`.execute(db);
  await db.schema.dropTable('credit_changes_before').execute();
};

/** Credits that staff gives, also to an address that is nobody's yet; blocked members; the acts of staff. */
export const up = async (db: { schema: Schema } & QueryExecutorProvider): Promise<void> => {
  await createActs(db.schema);
  await createGrants(db.schema);
  await widenCreditChanges(db);
  await db.schema.alterTable('members').addColumn('blocked', 'text').execute();
};
