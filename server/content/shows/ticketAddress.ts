import type { Language } from '#contract/address/language.ts';
import { boxOfficePath } from '#contract/address/sections.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';

/**
 * The address of a date's tickets: its own, or at the deployment's box office, which is the site's own for a null
 * `boxOfficeUrl`. Null if unknown.
 */
export const ticketAddress = (
  { id, ticket_url: url }: Pick<ProgrammationRow, 'id' | 'ticket_url'>,
  lang: Language,
  boxOfficeUrl: string | null,
): string | null => {
  if (url !== boxOffice) return url;
  return boxOfficeUrl === null ? boxOfficePath(lang, String(id)) : `${boxOfficeUrl}/${id}`;
};
