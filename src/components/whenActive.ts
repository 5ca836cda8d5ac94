import { whenIdle } from './whenIdle.ts';

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
let activity: Promise<void> | null = null;

const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    const watching = new AbortController();
    const seen = () => {
      watching.abort();
      resolve();
    };
    for (const type of signs)
      addEventListener(type, seen, { signal: watching.signal, capture: true, passive: true });
  });

/**
 * Does what only somebody needs who goes on: once they have moved, pressed or turned anything since they came, and the
 * browser has nothing better to do. A page that is only looked at asks for no more than it shows.
 */
export const whenActive = (work: () => void): void => {
  activity ??= firstSign();
  void activity.then(() => whenIdle(work));
};
