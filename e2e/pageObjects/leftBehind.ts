import type { Kept } from './keptInTab.ts';

/** A walk's leaks in a tab. */
export interface Left {
  /** Bytes of JavaScript's heap for each navigation: the slope of the closest line. */
  bytesEach: number;
  /** The increase from after the second walk to the end. */
  nodes: number;
  listeners: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of equidistant values, by least squares; for each step from one to the next. */
export const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const height = mean(values);
  const products = values.map((value, index) => (index - middle) * (value - height));
  const squares = values.map((_, index) => (index - middle) ** 2);
  return mean(products) / mean(squares);
};

/**
 * @param kept after each time of the same walk: the first fetches and draws everything for the first time
 * @param navigations the walk's length
 */
export const leftBehind = (kept: readonly Kept[], navigations: number): Left => {
  const second = kept[1];
  const last = kept.at(-1);
  if (second === undefined || last === undefined) throw new Error('The walk must be made twice');
  return {
    bytesEach: slopeOf(kept.map(({ heap }) => heap)) / navigations,
    nodes: last.nodes - second.nodes,
    listeners: last.listeners - second.listeners,
  };
};
