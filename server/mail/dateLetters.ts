import type { Language } from '#contract/address/language.ts';
import { reservationSettings } from '#contract/settings/reservation.ts';
import { hour } from '#contract/settings/time.ts';
import { showAddress } from '../content/addresses.ts';
import type { DateLetter, LetterFacts } from '../store/owedLetters.ts';
import { writeLetter } from './letters.ts';
import type { Mail } from './mailer.ts';

/** As people of the festival's country write dates. */
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

const whenOf = (seconds: number, lang: Language, timezone: string): string =>
  new Intl.DateTimeFormat(locales[lang], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(seconds * 1000);

/** Writes a letter about a date in its reader's language, by the clocks of the place. */
export const writeDateLetter = (letter: DateLetter, facts: LetterFacts, publicUrl: string): Mail => {
  const { lang, timezone, title, slug, venue, city } = facts;
  return writeLetter(letter, facts, '', {
    title,
    when: whenOf(facts.starts_at, lang, timezone),
    place: [venue, city].filter((name) => name).join(', '),
    hours: String(reservationSettings.closing / hour),
    address: publicUrl + encodeURI(showAddress({ lang, slug })),
  });
};
