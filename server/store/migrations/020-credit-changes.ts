import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';

/**
 * Each credit that a member spent or got back, with its time. Old bookings only know the time of their last step: the
 * reservation of a cancelled one has none.
 */
export const up = async (db: Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider): Promise<void> => {
  await db.schema
    .createTable('credit_changes')
    .addColumn('member_id', 'integer', (column) => column.notNull().references('members.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('programmation_id', 'integer', (column) => column.notNull().references('programmations.id'))
    .addColumn('change', 'text', (column) =>
      column.notNull().check(sql`change in ('reserved', 'cancelled', 'show-cancelled')`),
    )
    .addColumn('changed_at', 'bigint')
    .addPrimaryKeyConstraint('credit_changes_pk', ['member_id', 'number'])
    .execute();
  await sql`
    insert into credit_changes (member_id, number, programmation_id, change, changed_at)
    select member_id, row_number() over (partition by member_id order by happened, programmation_id, step),
      programmation_id, change, changed_at
    from (
      select member_id, programmation_id, changed_at as happened, 0 as step, 'reserved' as change,
        case when reserved = 1 then changed_at end as changed_at
      from bookings
      union all
      select member_id, programmation_id, changed_at, 1,
        case when called_off = 1 then 'show-cancelled' else 'cancelled' end, changed_at
      from bookings where reserved = 0
    ) as known`.execute(db);
};
