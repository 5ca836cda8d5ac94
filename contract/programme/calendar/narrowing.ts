/** Whether one of the choices of a facet would leave fewer than all; else the facet says nothing (SRCH-18). */
export const doesNarrow = (choices: readonly { count: number }[], total: number): boolean =>
  choices.some(({ count }) => count < total);
