import { searchPageSettings } from '#contract/settings/searchPage.ts';

const level = ' > ';

/** In the form of the day facets: `2027 > 07 > 16`. */
export const toLevels = (date: string): string => date.replaceAll('-', level);
export const fromLevels = (value: string): string => value.replaceAll(level, '-');

const dayAfter = (date: Temporal.PlainDate): Temporal.PlainDate => date.add({ days: 1 });

/** The fewest whole years, months and days that make up a range. */
const partsOf = (from: string, to: string): string[] => {
  const last = Temporal.PlainDate.from(to);
  const parts: string[] = [];
  let day = Temporal.PlainDate.from(from);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const endOfYear = day.with({ month: 12, day: 31 });
    const endOfMonth = day.with({ day: day.daysInMonth });
    const reaches = (end: Temporal.PlainDate): boolean => Temporal.PlainDate.compare(end, last) <= 0;
    const isFirst = day.day === 1;
    const written = day.toString();
    if (isFirst && day.month === 1 && reaches(endOfYear)) {
      parts.push(written.slice(0, 'YYYY'.length));
      day = dayAfter(endOfYear);
    } else if (isFirst && reaches(endOfMonth)) {
      parts.push(written.slice(0, 'YYYY-MM'.length));
      day = dayAfter(endOfMonth);
    } else {
      parts.push(written);
      day = dayAfter(day);
    }
  }
  return parts;
};

const attributeOf = (part: string): string =>
  part.length === 'YYYY'.length ? 'date.year' : part.length === 'YYYY-MM'.length ? 'date.month' : 'date.day';

/** A year, a month or a day among the facets of a record. */
interface DayFacet {
  attribute: string;
  value: string;
}

/** The facets that make up a range of days; an open end is as far as a range may go. */
export const dayFacets = (from: string, to: string): DayFacet[] => {
  const days = searchPageSettings.longestRange;
  const first = from || Temporal.PlainDate.from(to).subtract({ days }).toString();
  const farthest = Temporal.PlainDate.from(first).add({ days }).toString();
  const last = to === '' || to > farthest ? farthest : to;
  return partsOf(first, last).map((part) => ({ attribute: attributeOf(part), value: toLevels(part) }));
};

/**
 * A range of days as a filter: one date of a show must be in it. Two comparisons would match a show that plays before and
 * after it.
 */
export const dayFilter = (from: string, to: string): string => {
  if (from === '' && to === '') return '';
  const choices = dayFacets(from, to).map(({ attribute, value }) => `${attribute}:"${value}"`);
  return `(${choices.join(' OR ')})`;
};
