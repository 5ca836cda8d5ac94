import { NoTurn } from './noTurn.ts';

interface PlainTurnsLimits {
  /** The most simultaneous turns. */
  atOnce: number;
  /** The most waiting callers. */
  waiting: number;
  /** The longest wait, in milliseconds; read anew for each caller. */
  longestWait: number;
  /** How long the line may stand still before the waiting callers are refused, in milliseconds; unlimited by default. */
  standstill?: number;
}

/**
 * A thing that only a few can use at once. The others wait: first those with priority, then all in order. They are refused
 * when the line has stood still for too long, when their time is over, or at once if too many wait already.
 */
export class PlainTurns {
  readonly #limits: PlainTurnsLimits;
  #free: number;
  /** When the line last moved, on the clock of `performance.now`. */
  #movedAt = Number.NEGATIVE_INFINITY;
  readonly #first = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  constructor(limits: PlainTurnsLimits) {
    this.#limits = limits;
    this.#free = limits.atOnce;
  }

  /** The number of waiting callers. */
  get waiting(): number {
    return this.#first.size + this.#waiting.size;
  }

  /** The number of turns that somebody has. */
  get taken(): number {
    return this.#limits.atOnce - this.#free;
  }

  /** Takes a turn, which the caller must give back. @throws NoTurn */
  take(goesFirst = false): Promise<void> {
    if (this.#free === 0) return this.#wait(goesFirst ? this.#first : this.#waiting);
    this.#free -= 1;
    return Promise.resolve();
  }

  give(): void {
    const line = this.#first.size > 0 ? this.#first : this.#waiting;
    const [next] = line;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    line.delete(next);
    this.#movedAt = performance.now();
    next();
  }

  /** Does `work` in a turn. @throws NoTurn, or errors of `work` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.give();
    }
  }

  #wait(waiting: Set<() => void>): Promise<void> {
    const { waiting: most, longestWait, standstill = Number.POSITIVE_INFINITY } = this.#limits;
    if (waiting.size >= most) return Promise.reject(new NoTurn(`${waiting.size} wait already`));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cameAt = performance.now();
    const until = cameAt + longestWait;
    let timer: NodeJS.Timeout;
    const enter = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const look = (): void => {
      const now = performance.now();
      const end = Math.min(until, Math.max(cameAt, this.#movedAt) + standstill);
      if (now < end) {
        timer = setTimeout(look, end - now);
        return;
      }
      waiting.delete(enter);
      reject(new NoTurn(now < until ? 'nobody is let in' : 'no turn came in time'));
    };
    waiting.add(enter);
    look();
    return promise;
  }
}
