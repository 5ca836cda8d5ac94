import type { Table } from './table.ts';

type Unit = 'KB' | 'MB' | 's' | 'ms' | '×' | '/s' | '';

/** A figure's upper or lower limit. */
interface Goal {
  kind: 'at most' | 'at least';
  value: number;
}
export const atMost = (value: number): Goal => ({ kind: 'at most', value });
export const atLeast = (value: number): Goal => ({ kind: 'at least', value });

/** One measured number; figures without a goal explain those that have one. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  goal: Goal | null;
}
export const figure = (name: string, value: number, unit: Unit, goal: Goal | null = null): Figure => ({
  name,
  value,
  unit,
  goal,
});

const digits: Record<Unit, number> = { KB: 1, MB: 1, s: 1, ms: 1, '×': 2, '/s': 0, '': 3 };

const written = (value: number, unit: Unit): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: digits[unit] })}${unit === '' ? '' : ` ${unit}`}`;

const isMet = ({ value, goal }: Figure): string => {
  if (goal === null) return '';
  return (goal.kind === 'at most' ? value <= goal.value : value >= goal.value) ? 'met' : 'NOT MET';
};

/** Name, value, goal, met or not. */
export const tableOf = (figures: readonly Figure[]): Table => ({
  columns: ['figure', 'value', 'goal', ''],
  rows: figures.map((one) => [
    one.name,
    written(one.value, one.unit),
    one.goal === null ? '' : `${one.goal.kind} ${written(one.goal.value, one.unit)}`,
    isMet(one),
  ]),
  notes: [],
});

/** The value below which a part (0 to 1) of the values lies; 0 of none. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const bytesOfKilobyte = 1000;
export const kilobytes = (bytes: number): number => bytes / bytesOfKilobyte;
export const megabytes = (bytes: number): number => kilobytes(bytes) / bytesOfKilobyte;
