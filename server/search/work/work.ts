import { SearchError } from '../answers/searchError.ts';
import { unitsOf, workLimits } from './limits.ts';

/** A placeholder for an answer's milliseconds in the count of its bytes: its duration must not matter. */
export const slowest = 999_999;

interface WorkSurroundings {
  /** Counts units for the asker. @throws SearchError 429 */
  spend: (units: number) => void;
  awaitTurn: () => Promise<void>;
}

/**
 * The work of one request, counted (`limits.ts`) and done in slices. Its limit depends on the request and the data alone,
 * never on the clock, on others, or on caches.
 */
export class Work {
  readonly #surroundings: WorkSurroundings;
  #units = 0;
  #bytes = 0;
  constructor(surroundings: WorkSurroundings) {
    this.#surroundings = surroundings;
  }

  get units(): number {
    return this.#units;
  }

  /** Counts work before it is done. @throws SearchError */
  count(units: number): void {
    this.countKept(units);
    this.#surroundings.spend(units);
  }

  /** Counts earlier, cached work for this request. @throws SearchError */
  countKept(units: number): void {
    this.#units += units;
    if (this.#units > workLimits.request)
      throw new SearchError(
        400,
        `The request is more than ${workLimits.request} units of work: ask for fewer queries, words, filters, facets or hits`,
      );
  }

  /** Counts a part of the answer. @throws SearchError */
  countAnswer(part: unknown): void {
    // With the following comma.
    const bytes = Buffer.byteLength(JSON.stringify(part)) + 1;
    this.count(bytes * unitsOf.byte);
    this.#bytes += bytes;
    if (this.#bytes > workLimits.answer)
      throw new SearchError(
        400,
        `The answer has more than ${workLimits.answer} bytes: ask for fewer queries, attributes or hits`,
      );
  }

  /** Lets others go first once a slice is used up; await it between short steps. */
  pause(): Promise<void> {
    return this.#surroundings.awaitTurn();
  }
}
