import type { Format } from '#src/i18n/format.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { FilterLink } from './FilterLink.tsx';
import type { TreeValue } from './facets.ts';
import { changed, hrefOf } from '../question.ts';
import type { SearchScreenProps } from '../screenProps.ts';

const labelOf = (value: string, format: Format): string => {
  if (value.length === 'YYYY'.length) return value;
  return value.length === 'YYYY-MM'.length ? format.monthName(value) : format.shortDate(value);
};

/** The period around a date: the month of a day, the year of a month; '' around a year. */
const around = (date: string): string => date.split('-').slice(0, -1).join('-');

interface DateTreeProps extends Pick<SearchScreenProps, 'path' | 'question'> {
  values: readonly TreeValue[];
}

/** Years, months of the chosen year, days of the chosen month (SRCH-02). */
export function DateTree({ path, question, values }: DateTreeProps) {
  const format = useFormat();
  return (
    <ul>
      {values.map(({ value, count, within }) => {
        const isChosen = question.date === value || question.date.startsWith(`${value}-`);
        return (
          <FilterLink
            key={value}
            href={hrefOf(path, changed(question, { date: question.date === value ? around(value) : value }))}
            label={labelOf(value, format)}
            // Of a year the number says little: its months do.
            {...(value.length > 'YYYY'.length && { count })}
            {...{ isChosen }}
          >
            {within.length > 0 && <DateTree {...{ path, question }} values={within} />}
          </FilterLink>
        );
      })}
    </ul>
  );
}
