/** A place in a file: lines and columns count from 1. */
export interface Position {
  /** Relative to the folder, with `/`. */
  file: string;
  line: number;
  column: number;
}

/** Something that a folder's people should mend: a mistake keeps the folder from being loaded, a warning does not. */
export interface Mistake extends Position {
  severity: 'mistake' | 'warning';
  /** One sentence: what is wrong, what was expected, and the nearest right name. */
  message: string;
}
