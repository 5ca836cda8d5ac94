import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/format.json' with { type: 'json' };
import fr from '#locales/fr/format.json' with { type: 'json' };
import { festivalTexts } from '../profile/festivalTexts.ts';
import type { Writer } from './letters.ts';

/** The date formats of the festival's country. */
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const textsFor = festivalTexts('format', { en, fr });

/** The reader's language, the clocks that tell the time, and whose words say it. */
interface Telling {
  lang: Language;
  /** IANA name. */
  timezone: string;
  writer: Writer;
}

/**
 * An instant (epoch seconds) on the clocks of a zone, in full: 'Thursday, July 1, 2027 at 7:30 p.m.', 'jeudi 1er juillet
 * 2027 à 19 h 30'; of a whole day the day alone. `Intl` knows no 1er.
 */
export const writtenDate = (
  seconds: number,
  { lang, timezone, writer, isWholeDay = false }: Telling & { isWholeDay?: boolean },
): string =>
  new Intl.DateTimeFormat(locales[lang], {
    dateStyle: 'full',
    ...(!isWholeDay && { timeStyle: 'short' }),
    timeZone: timezone,
  })
    .formatToParts(seconds * 1000)
    .map(({ type, value }) => (type === 'day' && value === '1' ? textsFor(writer, lang).firstOfMonth : value))
    .join('');

/** The zone of an instant (epoch seconds) in words: 'Eastern Daylight Time', 'heure avancée de l’Est'. */
export const writtenZone = (seconds: number, { lang, timezone }: Omit<Telling, 'writer'>): string =>
  new Intl.DateTimeFormat(locales[lang], { timeZoneName: 'long', timeZone: timezone })
    .formatToParts(seconds * 1000)
    .filter(({ type }) => type === 'timeZoneName')
    .map(({ value }) => value)
    .join('');
