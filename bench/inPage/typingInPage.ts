// Functions that run in the page: each must be self-contained.

interface TypedTimes {
  /** From the letter to the paint of the hits. */
  paint: number;
  /** The call's share, from its beginning to its last byte. */
  trip: number;
}

/** Types a text into the box of the search at once. Milliseconds. */
export const typeText = async (text: string): Promise<TypedTimes> => {
  const box = document.querySelector<HTMLInputElement>('#search-box');
  const root = document.querySelector('[data-scope="search"]');
  if (!box || !root) throw new Error('There is no search');
  /** Called before a frame is painted, it resolves after. */
  const framePainted = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  performance.clearResourceTimings();
  const started = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      const shown = root.querySelector('[role="status"]')?.textContent ?? '';
      if (performance.now() - started > 10_000) reject(new Error(`${shown}: not what was typed`));
      else if (root.getAttribute('data-state') === 'results' && shown.includes(text)) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // It was noticed before its own frame was painted.
  await framePainted();
  const paint = performance.now() - started;
  const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/search/'));
  return { paint, trip: call?.duration ?? 0 };
};

/** Replaces the list of hits with a ready copy. Milliseconds to the paint. */
export const swapList = async (): Promise<number> => {
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // Called before a frame is painted, it resolves after.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
  // The breadcrumb is a list, too.
  const list = document.querySelector('[data-scope="search"] ol:has(article)');
  if (list === null) throw new Error('There is no list');
  const ready = list.cloneNode(true);
  await painted();
  const started = performance.now();
  list.replaceWith(ready);
  await painted();
  const swap = performance.now() - started;
  ready.parentNode?.replaceChild(list, ready);
  return swap;
};
