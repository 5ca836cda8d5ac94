import { reservationSettings } from '#contract/settings/reservation.ts';
import { hour } from '#contract/settings/time.ts';
import { showAddress } from '../programme/addresses.ts';
import type { LetterFacts } from '../store/members/owedLetters.ts';
import { writeLetter } from './letters.ts';
import type { Mail } from './mailer.ts';
import { writtenDate } from './writtenDate.ts';

/** Writes a letter about a date in its reader's language, on the clocks of the place. */
export const writeDateLetter = (facts: LetterFacts, publicUrl: string): Mail => {
  const { letter, lang, timezone, title, slug, venue, city } = facts;
  return writeLetter(letter, facts, '', {
    title,
    when: writtenDate(facts.starts_at, lang, timezone),
    place: [venue, city].filter((name) => name).join(', '),
    hours: String(reservationSettings.closing / hour),
    address: publicUrl + encodeURI(showAddress({ lang, slug })),
  });
};
