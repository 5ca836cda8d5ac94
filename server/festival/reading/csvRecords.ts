import { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import type { Spot } from './place.ts';

/** A row of a file as it stands there. */
export interface CsvRecord {
  cells: readonly string[];
  /** Of its first letter, from 1. */
  line: number;
}

/** The text breaks off as CSV at this line. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const delimiters = [',', ';', '\t'] as const;

/** The sign between cells: the most frequent one of the first line. */
export const delimiterOf = (text: string): string => {
  const header = /\S.*/.exec(text)?.[0] ?? '';
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
};

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);

const slice = 64 * 1024;
function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += slice) yield text.slice(at, at + slice);
}

/** The rows of a text with plain line ends. @throws CsvFault */
export async function* csvRecords(text: string): AsyncGenerator<CsvRecord> {
  /** The last line of each row so far. */
  const ends: number[] = [];
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    on_record: (cells: string[], { lines }: Info) => {
      ends.push(lines);
      return cells;
    },
  };
  const parser = Readable.from(slicesOf(text)).pipe(parse(options));
  let at = 0;
  try {
    for await (const row of parser) {
      const cells: string[] = row;
      yield { cells, line: (ends[at] ?? 1) - breaksIn(cells) };
      at += 1;
    }
  } catch (caught) {
    if (!(caught instanceof CsvError)) throw caught;
    const isOpen = caught.code === 'CSV_QUOTE_NOT_CLOSED';
    const message = isOpen
      ? 'has a cell whose quote (") does not end'
      : 'has a quote (") inside a cell without quotes';
    // Rows that nobody took yet are lost.
    throw new CsvFault(message, (ends.at(-1) ?? 0) + 1);
  }
}

/** The spot of a cell, found again in the text. */
export const spotOfCell = (
  lines: readonly string[],
  { line }: Pick<CsvRecord, 'line'>,
  cell: number,
  delimiter: string,
): Spot => {
  let isQuoted = false;
  let left = cell;
  for (let at = line; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? '';
    for (let column = 1; column <= text.length + 1; column += 1) {
      if (left === 0) return { line: at, column };
      const sign = text[column - 1];
      if (sign === '"') isQuoted = !isQuoted;
      else if (sign === delimiter && !isQuoted) left -= 1;
    }
    if (!isQuoted) break;
  }
  return { line, column: 1 };
};
