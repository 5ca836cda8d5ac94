// Functions that run in the page: each must be self-contained.

/**
 * Presses the link to more of the list; resolves with the milliseconds from the press until so many shows are painted: the
 * first task after their frame.
 */
export const loadMore = async (wanted: { href: string; shows: number }): Promise<number> => {
  const link = document.querySelector<HTMLElement>(`main a[href$="${wanted.href}"]`);
  if (!link) throw new Error(`No link to ${wanted.href}`);
  // The link's target is fetched before its press.
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const started = performance.now();
  link.click();
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      const { length } = document.querySelectorAll('main article');
      if (performance.now() - started > 10_000) reject(new Error(`${length} of ${wanted.shows} are shown`));
      else if (length < wanted.shows) requestAnimationFrame(look);
      else {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(look);
  });
  return performance.now() - started;
};
