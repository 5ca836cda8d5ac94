import { groupFindings, type Finding, type FindingGroup, type Level } from './findings.ts';

const headings: Readonly<Record<Level, string>> = {
  wrong: 'WRONG',
  slow: 'SLOW',
  missing: 'LEFT OUT',
  advice: 'ADVICE',
};

const timesOf = ({ times }: FindingGroup): string => (times > 1 ? ` (${times} times)` : '');

const linesOf = (group: FindingGroup): string[] => {
  const { level, call, says, records, field, expected, found } = group;
  return [
    `${headings[level]}  ${call}${timesOf(group)}`,
    `  ${says}`,
    ...(field === undefined ? [] : [`  field     ${field}`]),
    ...(expected === undefined ? [] : [`  expected  ${expected}`]),
    ...(found === undefined ? [] : [`  found     ${found}`]),
    ...(records.length === 0 ? [] : [`  record    ${records.join(', ')}`]),
  ];
};

/** « 3 wrong, 1 slow »: the last line. */
const sumOf = (groups: readonly FindingGroup[]): string => {
  const counts = Object.entries(Object.groupBy(groups, ({ level }) => level));
  if (counts.length === 0) return 'Nothing is missing, wrong or slow.';
  const told = counts.map(([level, { length }]) => `${length} ${level === 'missing' ? 'left out' : level}`);
  return `${told.join(', ')}.`;
};

/** The findings in words. */
export const reportInWords = (findings: readonly Finding[]): string => {
  const groups = groupFindings(findings);
  return [...groups.flatMap((group) => [...linesOf(group), '']), sumOf(groups)].join('\n');
};
