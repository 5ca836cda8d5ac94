/** Every bound of the lists for print. */
export const printingLimits = {
  /** Shows of one part: some 45 sheets of A4, and half a megabyte. */
  shows: 2_000,
} as const;
