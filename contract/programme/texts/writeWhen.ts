/** The words of dates in one language, from its `format.json`. */
export interface WhenTexts {
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  monthsShort: readonly string[];
  am: string;
  pm: string;
  firstOfMonth: string;
}

/** Day and time on a wall clock: `YYYY-MM-DD` (or `YYYY-MM` for the first of the month) and `HH:mm`; '' has no hour. */
export interface WallTime {
  date: string;
  time: string;
}

/** Fills the `{{names}}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The spelled parts of a day and a time. */
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
const fields: Readonly<Record<string, (wall: WallParts, texts: WhenTexts) => string | undefined>> = {
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

/** The part of a pattern that tells the hour. */
const hours = / ?\b(HH|h):mm( a)?/;

/**
 * Makes a writer of days and times for a pattern of CAL-55, parsed once. The names come from the texts: those of `Intl`
 * differ between versions (juil., juill.), and with them the server's HTML from the browser's.
 */
export const writer = (pattern: string, texts: WhenTexts) => {
  const partsOf = (some: string): string[] => some.split(/(EEEE|EEE|MMMM|MMM|yyyy|do|d|HH|h|mm|a)/);
  const [whole, withoutHour] = [partsOf(pattern), partsOf(pattern.replace(hours, ''))];
  return ({ date, time }: WallTime): string => {
    const parts = time === '' ? withoutHour : whole;
    const [year = '', month = '01', day = '01'] = date.split('-');
    const [hour = '00', minute = '00'] = time.split(':');
    const wall = { year, month, day, hour, minute };
    return parts.reduce((text, part) => text + (fields[part] ? (fields[part](wall, texts) ?? '') : part), '');
  };
};
