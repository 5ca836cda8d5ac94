/** How far the page is from where it should be, in pixels; null as long as that cannot be told. */
type Aim = () => number | null;

/** So many frames in which nothing moves, and the page stands. */
const stillFrames = 6;
/** How long one waits for what is not drawn yet, in milliseconds: who has waited so long has begun to read. */
const patience = 3_000;

let present = 0;

/** Whether the page is on its way. */
export const isSettling = (): boolean => document.documentElement.dataset['scroll'] !== undefined;

/** Whoever touches the page has it where they want it. */
export const stopSettling = (): void => {
  present += 1;
  delete document.documentElement.dataset['scroll'];
};

/**
 * Brings the page where it should be, and keeps it there while it is drawn: all of it is laid out meanwhile, so that no
 * height is guessed. One at a time; the last counts.
 * @param glides the browser moves it there at first, smoothly, which is let be
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
