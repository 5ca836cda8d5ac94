import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/format.json' with { type: 'json' };
import fr from '#locales/fr/format.json' with { type: 'json' };

/** The date formats of the festival's country. */
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const texts = { en, fr };

/**
 * An instant (epoch seconds) on the clocks of a zone, in full: 'Thursday, July 1, 2027 at 7:30 p.m.', 'jeudi 1er juillet
 * 2027 à 19 h 30'. `Intl` knows no 1er.
 */
export const writtenDate = (seconds: number, lang: Language, timezone: string): string =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeStyle: 'short', timeZone: timezone })
    .formatToParts(seconds * 1000)
    .map(({ type, value }) => (type === 'day' && value === '1' ? texts[lang].firstOfMonth : value))
    .join('');

/** The zone of an instant (epoch seconds) in words: 'Eastern Daylight Time', 'heure avancée de l’Est'. */
export const writtenZone = (seconds: number, lang: Language, timezone: string): string =>
  new Intl.DateTimeFormat(locales[lang], { timeZoneName: 'long', timeZone: timezone })
    .formatToParts(seconds * 1000)
    .filter(({ type }) => type === 'timeZoneName')
    .map(({ value }) => value)
    .join('');
