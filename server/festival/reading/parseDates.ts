import * as v from 'valibot';
import { createSlices } from '#server/turns/slices.ts';
import type { Mistake } from '../mistake.ts';
import type { FestivalDate } from '../schema/folder.ts';
import { dateRow } from '../schema/dateRow.ts';
import { CsvFault } from './csvRecords.ts';
import { openDatesTable, type DatesTable } from './datesTable.ts';
import { orNearest } from './nearest.ts';
import type { Parsed } from './parsed.ts';
import { dateWithoutId } from './parseFacts.ts';
import { start, type Spot } from './place.ts';
import { sentencesOf } from './sentences.ts';

/** The rows of `dates.csv` by their numbers; null for a row with a mistake. */
export type DatesFile = readonly (FestivalDate | null)[];

const known = Object.keys(dateRow.entries);
const needed = ['id', 'show', 'start'];
const numbers = new Set(['minutes', 'price_min', 'price_max', 'capacity', 'sold']);
const slice = 10;

/** « 1 234,50 », as spreadsheets write it; anything else stays a text. */
const numberIn = (cell: string): number | string => {
  const plain = cell.replaceAll(/(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
};

const mistakesOfHeader = ({ columns }: DatesTable): { column: number; message: string }[] => [
  ...columns.flatMap((name, column) => {
    if (name === '') return [];
    if (!known.includes(name))
      return [{ column, message: `column \`${name}\` is unknown${orNearest(name, known)}` }];
    return columns.indexOf(name) < column ? [{ column, message: `column \`${name}\` stands twice` }] : [];
  }),
  ...needed
    .filter((name) => !columns.includes(name))
    .map((name) => ({ column: 0, message: `column \`${name}\` is missing` })),
];

/** Few texts for many cells: rows repeat their shows and venues. */
const createTexts = (): ((text: string) => string) => {
  const texts = new Map<string, string>();
  return (text) => {
    const same = texts.get(text);
    if (same !== undefined) return same;
    texts.set(text, text);
    return text;
  };
};

class Rows {
  readonly dates: (FestivalDate | null)[] = [];
  readonly mistakes: Mistake[] = [];
  readonly #table: DatesTable;
  readonly #same = createTexts();
  constructor(table: DatesTable) {
    this.#table = table;
  }

  add(cells: readonly string[], line: number): void {
    const row: Record<string, string | number> = {};
    for (const [column, written] of cells.entries()) {
      const cell = written.trim();
      const name = this.#table.columns[column] ?? '';
      if (cell === '') continue;
      if (name === '')
        return this.#spoil(this.#table.spotOf(line, column), 'this cell stands below no column');
      row[name] = numbers.has(name) ? numberIn(cell) : this.#same(cell);
    }
    this.#read(row, line);
  }

  #read(row: Record<string, string | number>, line: number): void {
    const { success, output, issues } = v.safeParse(dateRow, row);
    const spotOf = (name: string): Spot => this.#table.spotOf(line, this.#table.columns.indexOf(name));
    if (!success)
      for (const { path, message } of sentencesOf(dateRow, issues))
        this.mistakes.push(this.#mistake(spotOf(String(path[0])), message));
    if (row['id'] === undefined) this.mistakes.push(this.#mistake(spotOf('id'), dateWithoutId));
    this.dates.push(success && output.id !== undefined ? { ...output, id: output.id } : null);
  }

  #spoil(spot: Spot, message: string): void {
    this.mistakes.push(this.#mistake(spot, message));
    this.dates.push(null);
  }
  #mistake(spot: Spot, message: string): Mistake {
    return { file: this.#table.file, ...spot, severity: 'mistake', message };
  }
}

const readRows = async (table: DatesTable): Promise<Parsed<DatesFile>> => {
  const faults = mistakesOfHeader(table);
  if (faults.length > 0) {
    const mistakes = faults.map(({ column, message }): Mistake => {
      return { file: table.file, ...table.spotOf(table.line, column), severity: 'mistake', message };
    });
    return { value: null, mistakes };
  }
  const rows = new Rows(table);
  const awaitTurn = createSlices({ slice })('festival');
  for await (const { cells, line } of table.rows) {
    await awaitTurn();
    rows.add(cells, line);
  }
  return { value: rows.dates, mistakes: rows.mistakes };
};

/** Reads `dates.csv`, as a spreadsheet exports it. */
export const parseDates = async (text: string, file: string): Promise<Parsed<DatesFile>> => {
  try {
    const table = await openDatesTable(text, file);
    return table ? await readRows(table) : { value: [], mistakes: [] };
  } catch (caught) {
    if (!(caught instanceof CsvFault)) throw caught;
    const { line, message } = caught;
    return { value: null, mistakes: [{ file, ...start, line, severity: 'mistake', message }] };
  }
};
