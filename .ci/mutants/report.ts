import { changeOf } from './change.ts';
import { leastLowerEnd } from './folders.ts';
import { intervalOf } from './interval.ts';
import { type Fate, isTold } from './journal.ts';
import type { Mutant } from './mutant.ts';

/** The mutants of a folder, as far as they were tried. */
export interface Result {
  name: string;
  /** The least score in percent. */
  goal: number;
  /** All of its mutants, equivalent ones left out, and how many of these were to be tried. */
  all: number;
  chosen: number;
  equal: number;
  fates: ReadonlyMap<Mutant, Fate>;
}

const scoreOf = ({ fates }: Result): { score: number; low: number; high: number } => {
  const told = [...fates.values()].filter(isTold).length;
  const [low, high] = intervalOf(told, fates.size);
  return { score: fates.size === 0 ? 0 : (told / fates.size) * 100, low, high };
};

/** Whether all chosen mutants were tried, and tests told enough of them. */
export const hasReached = (result: Result): boolean => {
  const { score, low } = scoreOf(result);
  return result.fates.size === result.chosen && score >= result.goal && low >= leastLowerEnd;
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const heads = [
  'folder',
  'score',
  '95 %',
  'goal',
  'killed',
  'timeouts',
  'survived',
  'no coverage',
  'equivalent',
  'tried',
  'of',
];

const rowOf = (result: Result): string => {
  const { score, low, high } = scoreOf(result);
  const count = (wanted: Fate): number => [...result.fates.values()].filter((fate) => fate === wanted).length;
  return row([
    result.name,
    `${score.toFixed(1)} %${hasReached(result) ? '' : ' ✕'}`,
    `${low.toFixed(0)}–${high.toFixed(0)}`,
    `${result.goal} %`,
    count('killed'),
    count('timeout'),
    count('survived'),
    count('no coverage'),
    result.equal,
    // A file that changed meanwhile takes results with it.
    result.fates.size === result.chosen ? result.chosen : `${result.fates.size} of ${result.chosen}`,
    result.all,
  ]);
};

const survivorsOf = ({ name, fates }: Result): string[] => {
  const survivors = [...fates].filter(([, fate]) => !isTold(fate));
  if (survivors.length === 0) return [];
  const lines = survivors.map(
    ([mutant, fate]) => `    ${changeOf(mutant)}${fate === 'no coverage' ? '  (no test runs it)' : ''}`,
  );
  return ['', `## ${name}`, '', ...lines];
};

/** The scores by folder, and every mutant that no test told, in Markdown. */
export const reportOf = (results: readonly Result[]): string =>
  [row(heads), row(heads.map(() => '---')), ...results.map(rowOf), ...results.flatMap(survivorsOf)].join(
    '\n',
  );
