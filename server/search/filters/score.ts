/** `kind:show<score=2>` */
export const beginsScore = '<score=';
const highest = 65_535;

/** Reads a score: a whole number as far as the hosted service takes them; null where it is none. */
export const scoreOf = (digits: string): number | null =>
  /^\d{1,5}$/.test(digits) && Number(digits) <= highest ? Number(digits) : null;
