/** Cells under the names of their columns, and a note below them. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  notes: readonly string[];
}

const numeral = /^\d[\d,.]*( \D{1,2})?$/;

/** A table as text, as wide as its content; numbers are right-aligned. */
export const writeTable = (title: string, { columns, rows, notes }: Table): string => {
  const all = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const isNumeric = columns.map((_, at) => rows.some((row) => numeral.test(row[at] ?? '')));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (isNumeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [title, '-'.repeat(title.length), ...all.map(line), ...notes, ''].join('\n');
};
