import { isDeepStrictEqual } from 'node:util';
import { type TransitionPath, transitionPaths } from './transitionPaths.ts';
import type { WalkedMachine } from './walkedMachine.ts';
import { coverageOf } from './coverage.ts';
import { expectedMoments } from './record/expected.ts';
import type { ChartRecord } from './record/record.ts';
import { type Walk, walkPath } from './walkPath.ts';

/** A machine's report for QA. */
interface Listing {
  /** A numbered sentence a path, then the machine's line: `calendar: states 2/2, transitions 9/9`. */
  readonly lines: readonly string[];
  /** A line for each fault; empty for full coverage. */
  readonly faults: readonly string[];
}

const tryWalk = async (
  entry: WalkedMachine,
  record: ChartRecord,
  path: TransitionPath,
): Promise<Walk | string> => {
  try {
    const walk = await walkPath(entry, path);
    return isDeepStrictEqual(walk.moments, expectedMoments(record, path))
      ? walk
      : `${path.id} leaves something else than recorded`;
  } catch (caught) {
    return `${path.id} cannot be walked: ${caught instanceof Error ? caught.message : String(caught)}`;
  }
};

/** Walks every path of a machine on the real actor, without a browser, holds it against the record, and reports the coverage. */
export const listPaths = async (entry: WalkedMachine, record: ChartRecord): Promise<Listing> => {
  const paths = transitionPaths(entry);
  const attempts = await Promise.all(paths.map((path) => tryWalk(entry, record, path)));
  const walks = attempts.filter((attempt) => typeof attempt !== 'string');
  const { states, transitions, line } = coverageOf(entry, walks);
  return {
    lines: [...paths.map(({ id, sentence }) => `${id}  ${sentence}`), line],
    faults: [
      ...attempts.filter((attempt) => typeof attempt === 'string'),
      ...states.missing.map((name) => `${entry.name}: no path reaches the state "${name}"`),
      ...transitions.missing.map((key) => `${entry.name}: no path takes the transition "${key}"`),
    ],
  };
};
