/** Numbers of one line: those of a name are added up, of those that begin with "slowest" the largest counts. */
type Figures = Readonly<Record<string, number>>;

/** One line: what was done, and whether it came to what it must. */
interface Line {
  name: string;
  isGood: boolean;
  figures: Figures;
}

/** What was done so far. */
export interface Report {
  /** Prints a line, and keeps it. */
  add: (name: string, result: object, isGood: boolean, figures?: Figures) => void;
  /** A row for each name: how many of its lines were good, and its figures. */
  table: () => Record<string, Record<string, string | number>>;
  /** Whether something was done, and all of it was good. */
  isGood: () => boolean;
}

const join = (key: string, one: number, other: number): number =>
  key.startsWith('slowest') ? Math.max(one, other) : one + other;

const sumUp = (lines: readonly Line[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { figures } of lines)
    for (const [key, value] of Object.entries(figures)) sums[key] = join(key, sums[key] ?? 0, value);
  return sums;
};

export const openReport = (print: (line: string) => void): Report => {
  const lines: Line[] = [];
  return {
    add: (name, result, isGood, figures = {}) => {
      lines.push({ name, isGood, figures });
      print(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${JSON.stringify(result)}`);
    },
    table: () => {
      const byName = Map.groupBy(lines, ({ name }) => name);
      return Object.fromEntries(
        [...byName].map(([name, rounds]) => {
          const good = rounds.filter(({ isGood }) => isGood).length;
          return [name, { good: `${good} of ${rounds.length}`, ...sumUp(rounds) }];
        }),
      );
    },
    isGood: () => lines.length > 0 && lines.every(({ isGood }) => isGood),
  };
};
