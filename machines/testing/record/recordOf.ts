import { isDeepStrictEqual } from 'node:util';
import { type TransitionPath, transitionPaths } from '../transitionPaths.ts';
import type { WalkedMachine } from '../walkedMachine.ts';
import { type Walk, walkPath } from '../walkPath.ts';
import type { Step } from './fewWords.ts';
import { linesOfStart } from './left.ts';
import type { Moment } from './moment.ts';
import type { ChartRecord } from './record.ts';
import { sectionsOf } from './sections.ts';
import { toldBy } from './toldBy.ts';

interface Started {
  readonly begins: Moment;
  /** By place and thing. */
  readonly steps: Map<string, Step & { readonly says: string }>;
}

/**
 * Everything that a chart does on these walks, in plain words.
 * @throws Error if one thing in one place leaves now this, now that
 */
export const recordFrom = (walks: readonly (readonly [TransitionPath, Walk])[]): ChartRecord => {
  const starts = new Map<string, Started>();
  for (const [path, { moments }] of walks) {
    const [begins, ...others] = moments;
    if (begins === undefined) throw new Error(`${path.id} has no start`);
    const started = starts.get(path.start.says) ?? {
      begins,
      steps: new Map<string, Step & { says: string }>(),
    };
    starts.set(path.start.says, started);
    let from = begins;
    for (const [index, { says, cause }] of path.steps.entries()) {
      const to = others[index];
      if (to === undefined) throw new Error(`${path.id} ended early`);
      const step = { says, from, to, told: toldBy(cause) };
      const key = JSON.stringify([from.place, says]);
      if (!isDeepStrictEqual(started.steps.get(key) ?? step, step))
        throw new Error(`${path.id}: "${says}" leaves now this, now that`);
      started.steps.set(key, step);
      from = to;
    }
  }
  return Object.fromEntries(
    [...starts].map(([says, { begins, steps }]) => [
      says,
      { begins: linesOfStart(begins), states: sectionsOf([...steps.values()]) },
    ]),
  );
};

/**
 * Everything that a chart does on its generated paths.
 * @throws Error if a path cannot be walked
 */
export const recordOf = async (entry: WalkedMachine): Promise<ChartRecord> =>
  recordFrom(
    await Promise.all(
      transitionPaths(entry).map(async (path) => [path, await walkPath(entry, path)] as const),
    ),
  );
