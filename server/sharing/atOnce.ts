/** More is asked for than may wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Does a few things at the same time, lets some more wait in their order, and refuses the rest. */
export const createQueue = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const line: (() => void)[] = [];
  let running = 0;
  const take = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new TooBusy('Too many are waiting'));
    return new Promise((resolve) => {
      line.push(resolve);
    });
  };
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  /** @throws TooBusy, or what `work` throws */
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await take();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
