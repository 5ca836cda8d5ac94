import { createLine } from './networkLine.ts';
import { NoTurn } from './noTurn.ts';

/** The owner of work: a network, or one piece of work of our own. */
export type Asker = string | symbol;
/**
 * Await this between the steps of one piece of work: it resolves at once while the slice lasts, else at the work's next turn.
 * @throws NoTurn for new work, if too much of its asker's waits already
 */
export type AwaitTurn = () => Promise<void>;

interface SlicesOptions {
  /** The longest delay that all work together causes to other requests at a time, in milliseconds. */
  slice: number;
  /** The most pieces of one asker's work that may wait for their first turn; unlimited by default. */
  waiting?: number;
  elapsed?: () => number;
}

interface Step {
  /** The place of its work in the order of arrival. */
  place: number;
  resume: () => void;
}

const oldest = (steps: ReadonlySet<Step>): Step | undefined =>
  steps.values().reduce((first, step) => (step.place < first.place ? step : first));

/**
 * Runs long work in slices. Between two slices all other requests pass, and askers take turns, however many requests one of
 * them sends. The oldest work of an asker goes first, so that only one piece is half done.
 */
export const createSlices = ({
  slice,
  waiting = Number.POSITIVE_INFINITY,
  elapsed = () => performance.now(),
}: SlicesOptions): ((asker: Asker) => AwaitTurn) => {
  const line = createLine<Step, Asker>(oldest);
  let isResuming = false;
  let begun = Number.NEGATIVE_INFINITY;
  let count = 0;
  const resumeNext = (): void => {
    const step = line.next();
    isResuming = step !== undefined;
    if (!isResuming) return;
    setImmediate(resumeNext);
    begun = elapsed();
    step?.resume();
  };
  const wait = (asker: Asker, place: number): Promise<void> => {
    if (!isResuming) setImmediate(resumeNext);
    isResuming = true;
    return new Promise((resume) => line.join({ place, resume }, asker));
  };
  return (asker) => {
    const place = (count += 1);
    let hasBegun = false;
    return async () => {
      if (elapsed() - begun >= slice) {
        if (!hasBegun && line.lengthOf(asker) >= waiting)
          throw new NoTurn('Too much of this asker waits already');
        await wait(asker, place);
      }
      hasBegun = true;
    };
  };
};
