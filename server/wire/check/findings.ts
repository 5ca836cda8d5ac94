/**
 * `wrong` costs visitors something, `slow` makes them wait; `missing` is left out by the host, which it may; `advice` is about
 * work that the host could save.
 */
export type Level = 'wrong' | 'slow' | 'missing' | 'advice';

/** A thing that the check found. */
export interface Finding {
  level: Level;
  /** The question, as it was asked. */
  call: string;
  /** In plain words. */
  says: string;
  /** Of a record: its id, the field, what the wire expects, and what the host sent. */
  record?: string;
  field?: string;
  expected?: string;
  found?: string;
}

const levels: readonly Level[] = ['wrong', 'slow', 'missing', 'advice'];

/** Findings of one kind: with the same words, in different records. */
export interface FindingGroup extends Finding {
  times: number;
  records: readonly string[];
}

const mostRecords = 5;

const withoutNumbers = (text: string): string => text.replaceAll(/\.\d+(?=\.|$)/g, '.*');
/** A question without its numbers: the pages of a list are one. */
const kindOf = (call: string): string => call.replace(/\?.*$/s, '').replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Puts together what is said of several records, the worst first. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] =>
  [
    ...Map.groupBy(findings, ({ level, call, says, field = '', expected = '' }) =>
      [level, kindOf(call), says, withoutNumbers(field), expected].join('\n'),
    ).values(),
  ]
    .flatMap((alike): FindingGroup[] => {
      const [first] = alike;
      if (first === undefined) return [];
      const records = [...new Set(alike.flatMap(({ record = '' }) => (record === '' ? [] : [record])))];
      return [{ ...first, times: alike.length, records: records.slice(0, mostRecords) }];
    })
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));

/** Whether a check with these findings fails. */
export const isFailed = (findings: readonly Pick<Finding, 'level'>[]): boolean =>
  findings.some(({ level }) => level === 'wrong' || level === 'slow');
