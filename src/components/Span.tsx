import { useFormat } from '#src/i18n/useFormat.ts';

interface SpanProps {
  /** `YYYY-MM-DD`; null is not known. */
  days: { first: string; last: string } | null;
}

/** The first and the last day of something, by the clocks of its place; one day where both are it. */
export function Span({ days }: SpanProps) {
  const format = useFormat();
  if (days === null) return null;
  const { first, last } = days;
  const end = <time dateTime={last}>{format.mediumDate(last)}</time>;
  if (first === last) return end;
  const isOneYear = format.year(first) === format.year(last);
  return (
    <>
      <time dateTime={first}>{isOneYear ? format.shortDate(first) : format.mediumDate(first)}</time> – {end}
    </>
  );
}
