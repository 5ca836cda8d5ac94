import { localTime, offsetMinutes } from '#contract/programme/time/localTime.ts';
import { useFormat } from '#src/i18n/useFormat.ts';

interface SpanProps {
  /** Instants, ISO 8601. */
  first: string;
  last: string;
  /** `±HHMM` at each of them. */
  firstOffset: string;
  lastOffset: string;
}

const dayOf = (instant: string, offset: string): string | null =>
  localTime(Date.parse(instant), offsetMinutes(offset) ?? 0)?.date ?? null;

/** The first and the last day of something, on the clocks of its place; one day if they are the same. */
export function Span({ first, last, firstOffset, lastOffset }: SpanProps) {
  const format = useFormat();
  const [from, to] = [dayOf(first, firstOffset), dayOf(last, lastOffset)];
  if (from === null || to === null) return null;
  const end = <time dateTime={to}>{format.mediumDate(to)}</time>;
  if (from === to) return end;
  const isOneYear = format.year(from) === format.year(to);
  return (
    <>
      <time dateTime={from}>{isOneYear ? format.shortDate(from) : format.mediumDate(from)}</time> – {end}
    </>
  );
}
