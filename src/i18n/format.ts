import type { Availability } from '#contract/wire/programmation.ts';
import type { ChangedState } from '#contract/programme/view.ts';
import type { Language } from '#contract/address/language.ts';
import type en from '#locales/en/format.json';

export type FormatTexts = typeof en;
const textsOf = new Map<Language, FormatTexts>();

/** Gives a language its patterns and words: they come with its other texts, before anything is drawn. */
export const provideFormat = (lang: Language, texts: FormatTexts): void => {
  textsOf.set(lang, texts);
};

/** Days of the week as ISO 8601 numbers them. */
const isoDays: Readonly<Record<string, 1 | 7>> = { monday: 1, sunday: 7 };

/** A wall clock's day and time: `YYYY-MM-DD` (or `YYYY-MM`, which reads as its first) and `HH:mm`. */
interface WallTime {
  date: string;
  time: string;
}

const minusSign = '−';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The parts of a day and a time as they are spelled. */
interface WallParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

const weekdayOf = ({ year, month, day }: WallParts): number =>
  new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();

/** The letters of Unicode's date patterns, and `do` for an ordinal day (CAL-55). */
const fields: Readonly<Record<string, (wall: WallParts, texts: FormatTexts) => string | undefined>> = {
  EEEE: (wall, texts) => texts.weekdays[weekdayOf(wall)],
  EEE: (wall, texts) => texts.weekdaysShort[weekdayOf(wall)],
  MMMM: ({ month }, texts) => texts.months[Number(month) - 1],
  MMM: ({ month }, texts) => texts.monthsShort[Number(month) - 1],
  yyyy: ({ year }) => year,
  do: ({ day }, texts) => (Number(day) === 1 ? texts.firstOfMonth : String(Number(day))),
  d: ({ day }) => String(Number(day)),
  HH: ({ hour }) => hour,
  h: ({ hour }) => String(Number(hour) % 12 || 12),
  mm: ({ minute }) => minute,
  a: ({ hour }, texts) => (Number(hour) < 12 ? texts.am : texts.pm),
};

/**
 * A writer of days and times by a pattern of CAL-55, which is read once.
 * The names come from the texts: those of `Intl` differ between versions (juil., juill.), and with them the server's
 * HTML from the browser's.
 */
const writer = (pattern: string, texts: FormatTexts) => {
  const parts = pattern.split(/(EEEE|EEE|MMMM|MMM|yyyy|do|d|HH|h|mm|a)/);
  return ({ date, time }: WallTime): string => {
    const [year = '', month = '01', day = '01'] = date.split('-');
    const [hour = '00', minute = '00'] = time.split(':');
    const wall = { year, month, day, hour, minute };
    return parts.reduce((text, part) => text + (fields[part] ? (fields[part](wall, texts) ?? '') : part), '');
  };
};

/** The place that an IANA name tells, or null: `America/St_Johns` → `St Johns`. */
const placeOf = (timezone: string | null): string | null =>
  timezone === null || !timezone.includes('/') || timezone.startsWith('Etc/')
    ? null
    : timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** `-0330` → `−3:30`, `+0900` → `+9`, `0000` → ''. */
const shiftOf = (offset: string): string => {
  const hours = Number(offset.slice(-4, -2));
  const minutes = offset.slice(-2);
  if (hours === 0 && Number(minutes) === 0) return '';
  return `${offset.startsWith('-') ? minusSign : '+'}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
};

const writeMoney = (amount: number, { amount: pattern, decimal, group }: FormatTexts['money']): string => {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fill(pattern, { number: cents === '00' ? grouped : `${grouped}${decimal}${cents}` });
};

/**
 * Dates, times, zones, prices and the types of shows as one language writes them. Dates are `YYYY-MM-DD`, months
 * `YYYY-MM`, times `HH:mm`.
 */
export interface Format {
  /** '7:30 pm', '19:30' (CAL-12). */
  time: (time: string) => string;
  /** 'Fri 16 Jul 7:30 pm', 'ven. 16 juill. 19:30' (CAL-55). */
  dayTime: (date: string, time: string) => string;
  /** 'Jul 16', '16 juill.' (CAL-55). */
  shortDate: (date: string) => string;
  /** 'Jul 16, 2027', '16 juill. 2027'. */
  mediumDate: (date: string) => string;
  /** 'Friday, July 16, 2027', 'vendredi 16 juillet 2027' (CAL-08). */
  longDate: (date: string) => string;
  /** 'July 2027', 'juillet 2027' (CAL-03); of a month or of a date's. */
  monthYear: (month: string) => string;
  year: (date: string) => string;
  /** 'July', 'juillet'; of a month or of a date's. */
  monthName: (month: string) => string;
  /** 'Friday', 'vendredi'. */
  weekday: (date: string) => string;
  /** '16', '1'. */
  dayNumber: (date: string) => string;
  /** ISO number of the day that weeks begin with: Monday in French, Sunday in English (CAL-54). */
  firstDayOfWeek: 1 | 7;
  /** The names of the weekdays, from {@link firstDayOfWeek} on. */
  weekdays: (width: 'long' | 'short') => string[];
  /** An instant (ISO 8601) on the clocks of an IANA zone; null where either cannot be read (CAL-35). */
  local: (instant: string, timezone: string) => WallTime | null;
  /** 'Toronto, UTC−4'; without a name 'UTC−4', 'UTC−3:30' (CAL-35). */
  zone: (zone: { timezone: string | null; offset: string }) => string;
  /** Canadian dollars, with cents only where there are some: '$25', '48,50 $' (TKT-05). */
  money: (amount: number) => string;
  /** '$25 – $48.50'; one price where both are equal, 'Free' for 0, null for none (TKT-05). */
  price: (price: { min: number; max: number } | null) => string | null;
  /** 'On sale', 'En vente' (SHW-17). */
  availability: (status: Availability | ChangedState) => string;
  /** 'Improv', 'Têtes d’affiche' (SHW-04); a type without a name of its own here stays as the content host names it. */
  typeName: (type: string) => string;
  /** 'Laval and Toronto', 'Laval et Toronto'. */
  list: (names: readonly string[]) => string;
}

/** @throws RangeError for an unknown zone or an instant that is none. */
const wallTime = (instant: string, timezone: string): WallTime => {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' }),
  };
};

const makeFormat = (lang: Language): Format => {
  const texts = textsOf.get(lang);
  if (!texts) throw new Error(`The formats of ${lang} were not provided`);
  const firstDayOfWeek = isoDays[texts.firstDayOfWeek] ?? 1;
  const byPattern = (pattern: string) => {
    const write = writer(pattern, texts);
    return (date: string) => write({ date, time: '' });
  };
  const time = writer(texts.pattern.time, texts);
  const dayTime = writer(texts.pattern.dayTime, texts);
  const money = (amount: number) => writeMoney(amount, texts.money);
  const onePrice = (amount: number) => (amount === 0 ? texts.price.free : money(amount));
  const typeNames = new Map(Object.entries(texts.types));
  let lists: Intl.ListFormat | undefined;
  return {
    time: (at) => time({ date: '', time: at }),
    dayTime: (date, at) => dayTime({ date, time: at }),
    shortDate: byPattern(texts.pattern.shortDate),
    mediumDate: byPattern(texts.pattern.mediumDate),
    longDate: byPattern(texts.pattern.longDate),
    monthYear: byPattern(texts.pattern.monthYear),
    year: byPattern(texts.pattern.year),
    monthName: byPattern('MMMM'),
    weekday: byPattern('EEEE'),
    dayNumber: byPattern('d'),
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
    zone: ({ timezone, offset }) => {
      const told = fill(texts.zone.offset, { shift: shiftOf(offset) });
      const place = placeOf(timezone);
      return place === null ? told : fill(texts.zone.named, { place, offset: told });
    },
    money,
    price: (price) => {
      if (price === null) return null;
      const [min, max] = [onePrice(price.min), onePrice(price.max)];
      return min === max ? min : fill(texts.price.range, { min, max });
    },
    availability: (status) => texts.availability[status],
    typeName: (type) => typeNames.get(type.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? type,
    list: (words) => (lists ??= new Intl.ListFormat(lang)).format(words),
  };
};

const made = new Map<Language, Format>();

/** How a language writes dates, times, zones and prices; made once for each. */
export const createFormat = (lang: Language): Format => {
  const format = made.get(lang) ?? makeFormat(lang);
  made.set(lang, format);
  return format;
};
