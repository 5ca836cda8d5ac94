/** The page's distance from its target, in pixels; null while unknown. */
type Aim = () => number | null;

/** After so many still frames the page is settled. */
const stillFrames = 6;
/** The longest wait for an undrawn target, in milliseconds: after that the visitor has begun to read. */
const patience = 3_000;

let present = 0;

/** Whether the page is moving to its target. */
export const isSettling = (): boolean => document.documentElement.dataset['scroll'] !== undefined;

/** The visitor's touch ends it: the page stays. */
export const stopSettling = (): void => {
  present += 1;
  delete document.documentElement.dataset['scroll'];
};

/**
 * Moves the page to its target, and keeps it there while it is drawn: all of it is laid out meanwhile, so that no height is
 * guessed. One at a time; the last counts.
 * @param glides first lets the browser's own smooth scrolling finish
 */
export const settle = (aim: Aim, { glides, onStill }: { glides: boolean; onStill: () => void }): void => {
  stopSettling();
  const mine = present;
  const page = document.documentElement;
  page.dataset['scroll'] = glides ? 'glides' : 'settles';
  const end = performance.now() + patience;
  let still = 0;
  let last = scrollY;
  const step = (): void => {
    if (mine !== present) return;
    const off = aim();
    if (page.dataset['scroll'] === 'settles' && off !== null && Math.abs(off) >= 1)
      scrollBy({ top: off, behavior: 'instant' });
    still = off !== null && scrollY === last ? still + 1 : 0;
    last = scrollY;
    if (still > stillFrames && page.dataset['scroll'] === 'glides') {
      page.dataset['scroll'] = 'settles';
      still = 0;
    }
    if (still <= stillFrames && performance.now() < end) return void requestAnimationFrame(step);
    stopSettling();
    onStill();
  };
  step();
};
