import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { CsvFault } from '#server/festival/reading/csvRecords.ts';
import { openDatesTable } from '#server/festival/reading/datesTable.ts';
import { orNearest } from '#server/festival/reading/nearest.ts';
import { openText } from '#server/festival/reading/openText.ts';
import type { Spot } from '#server/festival/reading/place.ts';
import { email } from '#server/member/account.ts';
import type { Grant } from '#server/store/members/creditGrants.ts';
import { creditsFault, lineFault } from '../arguments.ts';
import { staffLimits } from '../limits.ts';

const columns = ['email', 'credits', 'pass', 'key'] as const;
type Column = (typeof columns)[number];

/** Something that the people who wrote the file should mend. */
export interface GrantMistake extends Spot {
  message: string;
}

/** A grant of a file, with the line of its row. */
export interface GrantLine extends Grant {
  line: number;
}

/** A file's grants, or its mistakes; none of them is given as long as there is one. */
export interface ReadGrants {
  lines: GrantLine[];
  mistakes: GrantMistake[];
}

/** The fault of a cell, after the name of its column. */
const faults: Record<Column, (text: string) => string | null> = {
  email: (text) => (v.is(email, text) ? null : 'is no e-mail address'),
  credits: creditsFault,
  pass: (text) => lineFault(text, staffLimits.pass),
  key: (text) => lineFault(text, staffLimits.key),
};

/** The mistakes of the line of names. */
const headFaults = (names: readonly string[]): { column: number; message: string }[] => {
  const known: readonly string[] = columns;
  const unknown = names.flatMap((name, column) =>
    known.includes(name)
      ? []
      : [{ column, message: `column \`${name}\` is unknown${orNearest(name, known)}` }],
  );
  const repeated = names.flatMap((name, column) =>
    known.includes(name) && names.indexOf(name) < column
      ? [{ column, message: `column \`${name}\` stands twice` }]
      : [],
  );
  const missing = known
    .filter((name) => !names.includes(name))
    .map((name) => ({ column: 0, message: `column \`${name}\` is missing` }));
  return [...unknown, ...repeated, ...missing];
};

type Row = Readonly<Record<Column, string>>;

const rowOf = (names: readonly string[], cells: readonly string[]): Row => {
  const of = (column: Column): string => (cells[names.indexOf(column)] ?? '').trim();
  return { email: of('email'), credits: of('credits'), pass: of('pass'), key: of('key') };
};

/** The faults of a row, by column. */
const rowFaults = (row: Row, firstLine: number | undefined): [Column, string][] => {
  const own = columns.flatMap((column): [Column, string][] => {
    const fault = faults[column](row[column]);
    return fault === null ? [] : [[column, fault]];
  });
  return firstLine === undefined ? own : [...own, ['key', `stands in line ${firstLine} already`]];
};

const readText = async (text: string, file: string): Promise<ReadGrants> => {
  const table = await openDatesTable(text, file);
  if (table === null) return { lines: [], mistakes: [{ line: 1, column: 1, message: 'has no lines' }] };
  const { columns: names, spotOf } = table;
  const mistakes: GrantMistake[] = headFaults(names).map(({ column, message }) => ({
    ...spotOf(table.line, column),
    message,
  }));
  if (mistakes.length > 0) return { lines: [], mistakes };
  const lines: GrantLine[] = [];
  const firstLines = new Map<string, number>();
  for await (const { cells, line } of table.rows) {
    const row = rowOf(names, cells);
    if (cells.length !== names.length)
      mistakes.push({ line, column: 1, message: `has ${cells.length} cells instead of ${names.length}` });
    for (const [column, fault] of rowFaults(row, firstLines.get(row.key)))
      mistakes.push({ ...spotOf(line, names.indexOf(column)), message: `\`${column}\` ${fault}` });
    if (!firstLines.has(row.key)) firstLines.set(row.key, line);
    if (mistakes.length > 0) continue;
    lines.push({ ...row, email: v.parse(email, row.email), credits: Number(row.credits), line });
  }
  return { lines, mistakes };
};

/** Reads a file of credits: `email,credits,pass,key`, whole. */
export const readGrants = async (path: string): Promise<ReadGrants> => {
  const opened = openText(dirname(path), basename(path));
  if ('fault' in opened) return { lines: [], mistakes: [opened.fault] };
  try {
    return await readText(opened.text, path);
  } catch (caught) {
    if (!(caught instanceof CsvFault)) throw caught;
    return { lines: [], mistakes: [{ line: caught.line, column: 1, message: caught.message }] };
  }
};
