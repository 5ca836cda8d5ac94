import { type Place, type TransitionPath, transitionPaths } from '../transitionPaths.ts';
import type { WalkedMachine } from '../walkedMachine.ts';
import { isLabelled } from './labels.ts';
import { momentAfter, readLines, readStart } from './left.ts';
import type { Moment } from './moment.ts';
import { type ChartRecord, readRecord } from './record.ts';
import { statesIn } from './sections.ts';
import { toldBy } from './toldBy.ts';
import { placeName, stateName } from './words.ts';

const unknown = ({ id }: TransitionPath, what: string): Error => {
  const [machine = ''] = id.split('/');
  return new Error(
    `${id}: the record of "${machine}" does not know ${what}. Run \`npm run paths -- --accept ${machine}\` and read the difference.`,
  );
};

const linesFor = (
  sections: ChartRecord[string]['states'],
  { value, facts }: Place,
  says: string,
): readonly string[] | undefined => {
  for (const [heading, things] of Object.entries(sections)) {
    const left = statesIn(heading).includes(stateName(value)) ? things[says] : undefined;
    if (left === undefined) continue;
    if (Array.isArray(left)) return left;
    return Object.entries(left).find(([label]) => isLabelled(label, facts))?.[1];
  }
  return undefined;
};

/**
 * A path's moments as recorded, its start first.
 * @throws Error if the record does not know one of its steps
 */
export const expectedMoments = (record: ChartRecord, path: TransitionPath): Moment[] => {
  const started = record[path.start.says];
  if (started === undefined) throw unknown(path, `the start "${path.start.says}"`);
  const moments = [readStart(started.begins)];
  for (const { says, cause } of path.steps) {
    const from = moments.at(-1);
    if (from === undefined) break;
    const lines = linesFor(started.states, from.place, says);
    if (lines === undefined) throw unknown(path, `"${says}" in ${placeName(from.place)}`);
    moments.push(momentAfter(from, readLines(lines), toldBy(cause)));
  }
  return moments;
};

/** A path with its places as recorded. */
const recordedPath = (record: ChartRecord, path: TransitionPath): TransitionPath => {
  const [start, ...others] = expectedMoments(record, path).map(({ place }) => place);
  return {
    ...path,
    start: { ...path.start, ...start },
    steps: path.steps.map((step, index) => ({ ...step, ...others[index] })),
  };
};

/** A machine's paths as its record has them: whoever walks them does not ask the walked chart what to expect. */
export const recordedPaths = (entry: WalkedMachine): TransitionPath[] => {
  const record = readRecord(entry.name);
  return transitionPaths(entry).map((path) => recordedPath(record, path));
};
