import type { ChartRecord } from './record.ts';

const place = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' · ');

/** Each thing that happens with all that it leaves, in one line. */
const linesOf = (record: ChartRecord): string[] =>
  Object.entries(record).flatMap(([start, { begins, states }]) => [
    `${start}: ${begins.join('; ')}`,
    ...Object.entries(states).flatMap(([state, things]) =>
      Object.entries(things).flatMap(([says, left]) => {
        const byPlace = Array.isArray(left) ? { '': left } : left;
        return Object.entries(byPlace).map(
          ([label, lines]) => `${place(start, state, label, says)}: ${lines.join('; ')}`,
        );
      }),
    ),
  ]);

/** The lines of a record that a chart does not do any more (`-`), and those that it does instead (`+`). */
export const differences = (recorded: ChartRecord, now: ChartRecord): string[] => {
  const [before, after] = [linesOf(recorded), linesOf(now)];
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
};
