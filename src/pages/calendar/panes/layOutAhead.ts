import { whenIdle } from '#src/browser/whenIdle.ts';

/** Lays out a pane that is ahead: a question about the size of its content makes the browser do so, and it keeps the result. */
export const layOutAhead = (pane: HTMLElement | null): void =>
  whenIdle(() => void pane?.firstElementChild?.getBoundingClientRect());
