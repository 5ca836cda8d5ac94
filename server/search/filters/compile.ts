import type { Columns } from '../index/columns.ts';
import type { Filter, Operator } from './filter.ts';

export type IsMeant = (place: number) => boolean;

const comparisons: Readonly<Record<Operator, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>=': (one, other) => one >= other,
  '>': (one, other) => one > other,
};

const hasNumber =
  (columns: Columns, attribute: string, is: (number: number) => boolean): IsMeant =>
  (place) =>
    columns.numbers.get(attribute)?.[place]?.some(is) ?? false;

const hasValue = (columns: Columns, attribute: string, value: string): IsMeant => {
  const column = columns.texts.get(attribute);
  if (column === undefined) {
    const asked = Number(value);
    return hasNumber(columns, attribute, (number) => number === asked);
  }
  const numbers = column.numbersOf(value);
  return numbers.length === 0
    ? () => false
    : (place) => column.at(place).some((one) => numbers.includes(one));
};

/** Whether the record at a place matches a filter; one without the attribute does not. */
export const compile = (columns: Columns, filter: Filter): IsMeant => {
  switch (filter.kind) {
    case 'and': {
      const parts = filter.of.map((part) => compile(columns, part));
      return (place) => parts.every((part) => part(place));
    }
    case 'or': {
      const parts = filter.of.map((part) => compile(columns, part));
      return (place) => parts.some((part) => part(place));
    }
    case 'not': {
      const inner = compile(columns, filter.of);
      return (place) => !inner(place);
    }
    case 'value':
      return hasValue(columns, filter.attribute, filter.value);
    case 'compare': {
      const compare = comparisons[filter.operator];
      return hasNumber(columns, filter.attribute, (number) => compare(number, filter.number));
    }
    case 'range':
      return hasNumber(columns, filter.attribute, (number) => filter.from <= number && number <= filter.to);
  }
};
