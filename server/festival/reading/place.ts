import type { Mistake } from '../mistake.ts';

/** A line and a column, from 1. */
export interface Spot {
  line: number;
  column: number;
}

/** The keys that lead to a value: of a YAML file or of a head; in `dates.csv` the number of its row, then its column. */
export type Path = readonly (string | number)[];

/** A value in a file of the folder. */
export interface Place {
  path: Path;
  /** The key itself, instead of its value. */
  isKey?: boolean;
  /** A spot in the text of the value; with an empty path, in the text below the head of a Markdown file. */
  within?: Spot;
}

/** A mistake whose position in the file is not yet known. */
export interface Finding extends Place {
  file: string;
  severity: Mistake['severity'];
  message: string;
}

export const start: Spot = { line: 1, column: 1 };
