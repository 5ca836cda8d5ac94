import type { Language } from '#contract/address/language.ts';
import type { Kind } from '#contract/programme/shows/view.ts';

/** The kinds of shows with their numbers, in the words by which the calendar recognises them (CAL-15). */
export const kinds = {
  venue: { id: 1, name: { fr: 'En salle', en: 'In venue' } },
  outdoor: { id: 2, name: { fr: 'Extérieur', en: 'Outdoor' } },
  online: { id: 3, name: { fr: 'En ligne', en: 'Online' } },
} as const satisfies Record<Kind, { id: number; name: Record<Language, string> }>;
