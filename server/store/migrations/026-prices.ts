import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Columns with prices. SQLite's integers have 64 bits already. */
const columns = [
  ['programmations', 'price_min'],
  ['programmations', 'price_max'],
  ['passports', 'starting_at'],
] as const;

/** Prices were in cents; now they are in thousandths, so that a currency can have three decimals. */
export const up = async (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [table, column] of columns) {
    if (isPostgres)
      await db.schema
        .alterTable(table)
        .alterColumn(column, (price) => price.setDataType('bigint'))
        .execute();
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} * 10`.execute(db);
  }
};
