import type { Availability } from '#contract/wire/programmation.ts';
import type { ChangedState } from '#contract/programme/shows/view.ts';
import { fill, writer, type WallTime } from '#contract/programme/texts/writeWhen.ts';
import type { Language } from '#contract/address/language.ts';
import type en from '#locales/en/format.json';

export type FormatTexts = typeof en;
const provided = new Map<Language, FormatTexts>();
const made = new Map<Language, Format>();

/** Sets a language's patterns and words, which come with its other texts, before anything is drawn: a site shows one festival. */
export const provideFormat = (lang: Language, texts: FormatTexts): void => {
  provided.set(lang, texts);
  made.delete(lang);
};

/** A language's patterns and words. @throws Error before they came */
export const formatTexts = (lang: Language): FormatTexts => {
  const texts = provided.get(lang);
  if (!texts) throw new Error(`The formats of ${lang} were not provided`);
  return texts;
};

/** Days of the week by their ISO 8601 numbers. */
const isoDays: Readonly<Record<string, 1 | 7>> = { monday: 1, sunday: 7 };

const minusSign = '−';

/** The place in an IANA name, or null: `America/St_Johns` → `St Johns`. */
const placeOf = (timezone: string | null): string | null =>
  timezone === null || !timezone.includes('/') || timezone.startsWith('Etc/')
    ? null
    : timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Initials with elision in French: `heure d’Edmonton`, `heure d’Halifax`. */
const beginsWithVowel = /^[aeiouyhéè]/i;

/** A clock, and where it hangs. */
export interface Zone {
  /** IANA name; null where it is not told. */
  timezone: string | null;
  /** `±HHMM` */
  offset: string;
  /** '' where there are several, or none. */
  city?: string;
}

/** `-0330` → `−3:30`, `+0900` → `+9`, `0000` → ''. */
const shiftOf = (offset: string): string => {
  const hours = Number(offset.slice(-4, -2));
  const minutes = offset.slice(-2);
  if (hours === 0 && Number(minutes) === 0) return '';
  return `${offset.startsWith('-') ? minusSign : '+'}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
};

/**
 * One language's formats of dates, times, zones and the types of shows. Dates are `YYYY-MM-DD`, months `YYYY-MM`,
 * times `HH:mm`.
 */
export interface Format {
  /** '7:30 pm', '19:30' (CAL-12). */
  time: (time: string) => string;
  /** 'Fri 16 Jul 7:30 pm', 'ven. 16 juill. 19:30' (CAL-55). */
  dayTime: (date: string, time: string) => string;
  /** 'Fri 16 Jul 2027 7:30 pm', 'ven. 16 juill. 2027 19:30': where nothing around it tells the year. */
  dayYearTime: (date: string, time: string) => string;
  /** 'Jul 16', '16 juill.' (CAL-55). */
  shortDate: (date: string) => string;
  /** 'Jul 16, 2027', '16 juill. 2027'. */
  mediumDate: (date: string) => string;
  /** 'Friday, July 16, 2027', 'vendredi 16 juillet 2027' (CAL-08). */
  longDate: (date: string) => string;
  /** 'July 2027', 'juillet 2027' (CAL-03); of a month or a date. */
  monthYear: (month: string) => string;
  year: (date: string) => string;
  /** 'July', 'juillet'; of a month or a date. */
  monthName: (month: string) => string;
  /** 'Friday', 'vendredi'. */
  weekday: (date: string) => string;
  /** '16', '1': alone, as in the cells of a month. */
  dayNumber: (date: string) => string;
  /** '16', '1er': beside its month. */
  dayOfMonth: (date: string) => string;
  /** '9–11 July', '1er–14 juin', '30 July – 1 August', '16 July'. */
  dayRange: (days: { from: string; to: string }) => string;
  /** ISO number of the first day of a week: Monday in French, Sunday in English (CAL-54). */
  firstDayOfWeek: 1 | 7;
  /** The names of the weekdays, from {@link firstDayOfWeek} on. */
  weekdays: (width: 'long' | 'short') => string[];
  /** An instant (ISO 8601) on the clocks of an IANA zone; null if either is unreadable (CAL-35). */
  local: (instant: string, timezone: string) => WallTime | null;
  /**
   * 'Montréal time', 'heure d’Ottawa': by the show's own city. Without one 'Eastern Time', 'heure de Londres': as the zone is
   * called, or by a city that people know; without a name 'UTC−4', 'UTC−3:30' (CAL-35).
   */
  zone: (zone: Zone) => string;
  /** The names of zones, each once; one that several cities share by its own name. */
  zones: (zones: readonly Zone[]) => string[];
  /** 'On sale', 'En vente' (SHW-17). */
  availability: (status: Availability | ChangedState) => string;
  /** 'Improv', 'Têtes d’affiche' (SHW-04); any other type keeps the content host's name. */
  typeName: (type: string) => string;
  /** 'Laval and Toronto', 'Laval et Toronto'. */
  list: (names: readonly string[]) => string;
}

/** @throws RangeError for an unknown zone or an invalid instant */
const wallTime = (instant: string, timezone: string): WallTime => {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' }),
  };
};

const makeFormat = (lang: Language): Format => {
  const texts = formatTexts(lang);
  const firstDayOfWeek = isoDays[texts.firstDayOfWeek] ?? 1;
  const byPattern = (pattern: string) => {
    const write = writer(pattern, texts);
    return (date: string) => write({ date, time: '' });
  };
  const time = writer(texts.pattern.time, texts);
  const dayTime = writer(texts.pattern.dayTime, texts);
  const dayYearTime = writer(texts.pattern.dayYearTime, texts);
  const [dayOfMonth, dayAndMonth] = [byPattern('do'), byPattern('do MMMM')];
  const typeNames = new Map(Object.entries(texts.types));
  const cities = new Map(Object.entries(texts.zone.places));
  const zoneNames = new Map(Object.entries(texts.zone.names));
  const timeOf = (place: string): string =>
    fill(beginsWithVowel.test(place) ? texts.zone.elided : texts.zone.named, { place });
  const zone = ({ timezone, offset, city = '' }: Zone): string => {
    if (city !== '') return timeOf(city);
    const name = zoneNames.get(timezone ?? '');
    if (name !== undefined) return name;
    const place = cities.get(timezone ?? '') ?? placeOf(timezone);
    return place === null ? fill(texts.zone.offset, { shift: shiftOf(offset) }) : timeOf(place);
  };
  let lists: Intl.ListFormat | undefined;
  return {
    time: (at) => time({ date: '', time: at }),
    dayTime: (date, at) => dayTime({ date, time: at }),
    dayYearTime: (date, at) => dayYearTime({ date, time: at }),
    shortDate: byPattern(texts.pattern.shortDate),
    mediumDate: byPattern(texts.pattern.mediumDate),
    longDate: byPattern(texts.pattern.longDate),
    monthYear: byPattern(texts.pattern.monthYear),
    year: byPattern(texts.pattern.year),
    monthName: byPattern('MMMM'),
    weekday: byPattern('EEEE'),
    dayNumber: byPattern('d'),
    dayOfMonth,
    dayRange: ({ from, to }) => {
      if (from === to) return dayAndMonth(from);
      const isOneMonth = from.slice(0, 'YYYY-MM'.length) === to.slice(0, 'YYYY-MM'.length);
      return isOneMonth
        ? `${dayOfMonth(from)}–${dayAndMonth(to)}`
        : `${dayAndMonth(from)} – ${dayAndMonth(to)}`;
    },
    firstDayOfWeek,
    weekdays: (width) => {
      const week = width === 'long' ? texts.weekdays : texts.weekdaysShort;
      return [...week.slice(firstDayOfWeek % 7), ...week.slice(0, firstDayOfWeek % 7)];
    },
    local: (instant, timezone) => {
      try {
        return wallTime(instant, timezone);
      } catch {
        return null;
      }
    },
    zone,
    zones: (told) =>
      [...Map.groupBy(told, ({ city: _, ...shared }) => zone(shared))].map(([name, shared]) => {
        const [first] = shared;
        return first && shared.every(({ city }) => city === first.city) ? zone(first) : name;
      }),
    availability: (status) => texts.availability[status],
    typeName: (type) => typeNames.get(type.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? type,
    list: (words) => (lists ??= new Intl.ListFormat(lang)).format(words),
  };
};

/** Makes a language's formats, once for each. */
export const createFormat = (lang: Language): Format => {
  const format = made.get(lang) ?? makeFormat(lang);
  made.set(lang, format);
  return format;
};
