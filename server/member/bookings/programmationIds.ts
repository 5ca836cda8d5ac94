import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { editionOf } from '#server/programme/edition.ts';
import { Refusal } from '#server/refusal.ts';
import type { Database, ProgrammationRow } from '#server/store/schema/tables.ts';

/** The meanings of refusals for three ids of a programmation. */
export const unknownDate = {
  404: 'There is no such programmation.',
  422: 'The ids contradict each other, or the key was used for another request.',
} as const;

/** A programmation with the parts of its ids. */
export type KnownProgrammation = Pick<ProgrammationRow, 'id' | 'starts_at' | 'timezone' | 'state'>;

/** Ids are whole numbers of at most nine digits on both engines; anything else names nothing. */
const readId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const find = async (db: Database, id: number | null): Promise<KnownProgrammation> => {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('programmations')
          .select(['id', 'starts_at', 'timezone', 'state'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', 'There is no such programmation');
  return row;
};

/** The content API's ids of a programmation, on the site of that number. */
export const idsOf = (
  { id, starts_at: startsAt, timezone }: Omit<KnownProgrammation, 'state'>,
  siteId: number,
): ProgrammationIds => ({
  programmation: String(id),
  edition: editionOf(startsAt, timezone),
  festival: String(siteId),
});

/**
 * The programmation of three ids (RES-12, WSH-02).
 * @throws Refusal `not-found`; `contradictory` if edition or festival belong to another programmation
 */
export const findByIds = async (
  db: Database,
  { programmation, edition, festival }: ProgrammationIds,
  siteId: number,
): Promise<KnownProgrammation> => {
  const known = await find(db, readId(programmation));
  const ids = idsOf(known, siteId);
  if (ids.edition !== edition || ids.festival !== festival)
    throw new Refusal('contradictory', 'The programmation is of another edition or festival');
  return known;
};
