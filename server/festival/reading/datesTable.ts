import { csvRecords, delimiterOf, spotOfCell, type CsvRecord } from './csvRecords.ts';
import type { Spot } from './place.ts';

/** `dates.csv`: its columns, and the rows with something in them. */
export interface DatesTable {
  file: string;
  columns: readonly string[];
  /** Of the names of the columns. */
  line: number;
  rows: AsyncIterable<CsvRecord>;
  /** Of the cell in a column of the row that begins at a line. */
  spotOf: (line: number, column: number) => Spot;
}

async function* filled(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  for await (const record of records) if (record.cells.some((cell) => cell.trim() !== '')) yield record;
}

/** Opens the table of a text; null if it is empty. @throws CsvFault */
export const openDatesTable = async (text: string, file: string): Promise<DatesTable | null> => {
  const rows = filled(csvRecords(text));
  const first = await rows.next();
  if (first.done) return null;
  const { cells, line } = first.value;
  let lines: readonly string[] | undefined;
  return {
    file,
    columns: cells.map((cell) => cell.trim()),
    line,
    rows,
    spotOf: (row, column) => {
      lines ??= text.split('\n');
      return spotOfCell(lines, { line: row }, column, delimiterOf(text));
    },
  };
};
