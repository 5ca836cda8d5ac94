import { toAddress, type Question } from './question.ts';

/** The results change in place. */
const inPlace = { resetScroll: false } as const;

/** A typed question takes the place of the one before: Back leads to before the typing (SRCH-13). */
export const turnTo = (question: Question) => ({ search: toAddress(question), replace: true, ...inPlace });

/** A choice is a step, which Back takes back (SRCH-13). */
export const stepTo = (question: Question) => ({ search: toAddress(question), ...inPlace });
