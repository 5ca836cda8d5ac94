import { whenIdle } from './whenIdle.ts';

declare global {
  interface Navigator {
    /** Some browsers' data about the network, with differences. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data, or the network is slow. */
export const isDear = (): boolean => {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
let sign: Promise<void> | null = null;

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
 * Fetches the visitor's probable next needs, once the page has loaded and the browser is idle. If data are expensive, it
 * waits until they move, press or scroll.
 */
export const fetchAhead = (fetchNext: () => void): void => {
  if (!isDear()) return whenIdle(fetchNext);
  sign ??= firstSign();
  void sign.then(() => whenIdle(fetchNext));
};
