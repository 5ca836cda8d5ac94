import { useFormat } from '#src/i18n/useFormat.ts';

interface DateTextProps {
  /** An instant or a day, ISO 8601. */
  date: string;
  /** The festival's own zone, for instants. */
  timezone: string;
  width: 'medium' | 'long';
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** PRS-03: a date in the reader's language. */
export function DateText({ date, timezone, width }: DateTextProps) {
  const format = useFormat();
  const told = day.test(date) ? date : format.local(date, timezone)?.date;
  if (told === undefined) return null;
  return <time dateTime={told}>{width === 'long' ? format.longDate(told) : format.mediumDate(told)}</time>;
}
