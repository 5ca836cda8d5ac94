/** Numbers of one line: equal names are added up, except that of those with "slowest" the largest counts. */
type Figures = Readonly<Record<string, number>>;

/** One line: its work, and whether the result was right. */
interface Line {
  name: string;
  isGood: boolean;
  figures: Figures;
}

/** The lines so far. */
export interface Report {
  /** Prints a line, and keeps it. */
  add: (name: string, result: object, isGood: boolean, figures?: Figures) => void;
  /** A row for each name: how many of its lines were good, and its figures. */
  table: () => Record<string, Record<string, string | number>>;
  /** Whether there are lines, and all of them are good. */
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
