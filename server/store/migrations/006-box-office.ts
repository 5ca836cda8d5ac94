import { sql, type QueryExecutorProvider } from 'kysely';

const nowhere = 'https://tickets.example/';
const boxOffice = 'box-office:';
const ofSample = 'sample:%';

/** The address of a show's tickets: if it asks first, the box office; else its dates. */
const mend = (details: string): string =>
  details
    .replaceAll(
      /"ticketUrl":"https:\/\/tickets\.example\/[^"]*"(,?)/g,
      details.includes('"useModal":true') ? `"ticketUrl":"${boxOffice}"$1` : '',
    )
    .replaceAll(/,"url":"https:\/\/tickets\.example\/[^"]*"/g, '');

/** The tickets of the sample festival were at a host that does not exist: now the box office sells its dates. */
export const up = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`update programmations set ticket_url = ${boxOffice}
    where external_id like ${ofSample} and ticket_url like ${`${nowhere}%`}`.execute(db);
  const { rows } = await sql<{ id: number; details: string }>`select id, details from shows
    where external_id like ${ofSample} and details like ${`%${nowhere}%`}`.execute(db);
  for (const { id, details } of rows)
    await sql`update shows set details = ${mend(details)} where id = ${id}`.execute(db);
};
