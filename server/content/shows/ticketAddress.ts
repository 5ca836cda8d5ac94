import type { Language } from '#contract/address/language.ts';
import { boxOfficePath } from '#contract/address/sections.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';

/**
 * Where the tickets of a date are sold: at its own address, or at the box office of the deployment, which is the site's
 * own where `boxOfficeUrl` is null. Null where nobody told.
 */
export const ticketAddress = (
  { id, ticket_url: url }: Pick<ProgrammationRow, 'id' | 'ticket_url'>,
  lang: Language,
  boxOfficeUrl: string | null,
): string | null => {
  if (url !== boxOffice) return url;
  return boxOfficeUrl === null ? boxOfficePath(lang, String(id)) : `${boxOfficeUrl}/${id}`;
};
