const minuteMs = 60_000;
const minutesADay = 1440;

/** A wall clock's day and time, `YYYY-MM-DD` and `HH:mm`. */
export interface LocalTime {
  date: string;
  time: string;
}

/** `±HHMM` (the sign may be missing) → minutes east of UTC; null if malformed. */
export const offsetMinutes = (offset: string): number | null => {
  if (!/^[+-]?\d\d[0-5]\d$/.test(offset)) return null;
  const digits = Math.abs(Number(offset));
  const minutes = Math.floor(digits / 100) * 60 + (digits % 100);
  return offset.startsWith('-') && minutes > 0 ? -minutes : minutes;
};

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Days since 1970-01-01 → `YYYY-MM-DD`, by Hinnant's `civil_from_days`; null outside the years 0 to 9999. */
const spellDay = (day: number): string | null => {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (!(year >= 0 && year <= 9999)) return null;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
};

/**
 * The local day and time of an instant (epoch ms) at an offset (minutes east of UTC), whatever the zone of this process.
 * Integer arithmetic: a month has hundreds of items. Null for years without four digits.
 */
export const localTime = (instant: number, offset: number): LocalTime | null => {
  const minutes = Math.floor(instant / minuteMs) + offset;
  const day = Math.floor(minutes / minutesADay);
  const date = spellDay(day);
  if (date === null) return null;
  const minute = minutes - day * minutesADay;
  return { date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
};
