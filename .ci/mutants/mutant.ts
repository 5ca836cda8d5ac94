import { readFileSync } from 'node:fs';

interface Position {
  line: number;
  column: number;
}

/** A bug that Stryker plants. Lines and columns begin at 1. */
export interface Planted {
  location: { start: Position; end: Position };
  replacement?: string | undefined;
}

export interface Mutant {
  file: string;
  line: number;
  /** The first line that it changes, trimmed. */
  text: string;
  /** The code that it replaces, and the code instead. */
  before: string;
  after: string;
  /** Its place in the file as it is now. */
  place: string;
  /** The same while its line is the same, wherever it stands. */
  key: string;
}

/** Where a mutant stands, and its replacement: unlike any other of its file. */
export const placeOf = (file: string, { location: { start, end }, replacement = '' }: Planted): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;

const between = (lines: readonly string[], { start, end }: Planted['location']): string => {
  const inside = lines.slice(start.line - 1, end.line);
  const last = inside.length - 1;
  return inside
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
};

/** The mutants of a file, from what Stryker found in it. */
export const mutantsOf = (
  file: string,
  planted: readonly Planted[],
  source = readFileSync(file, 'utf8'),
): Mutant[] => {
  const lines = source.split('\n');
  const seen = new Map<string, number>();
  return planted.map((each) => {
    const { line } = each.location.start;
    const text = lines[line - 1]?.trim() ?? '';
    const [before, after] = [between(lines, each.location), each.replacement ?? ''];
    const content = [file, text, before, after].join('\n');
    const nth = seen.get(content) ?? 0;
    seen.set(content, nth + 1);
    return { file, line, text, before, after, place: placeOf(file, each), key: `${content}\n${nth}` };
  });
};
