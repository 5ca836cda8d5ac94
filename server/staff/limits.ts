/** Bounds of the commands of staff. */
export const staffLimits = {
  /** Credits given at once. */
  credits: 1_000,
  /** Characters of the name of a pass, and of a key. */
  pass: 100,
  key: 100,
  /** Characters of the words to a blocked member. */
  words: 500,
  /** Lines of a file in one transaction: some tens of milliseconds, so that the site waits for none of them. */
  batch: 200,
  /** The mistakes of a file that are named one by one. */
  listedMistakes: 200,
} as const;
