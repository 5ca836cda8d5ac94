import type { ProgrammationState } from '#contract/wire/programmation.ts';

type Stated = { state: ProgrammationState };

export const isCancelled = ({ state }: Stated): boolean => state === 'cancelled';

/** Whether a date has been put off without a new time. */
export const isPostponed = ({ state }: Stated): boolean => state === 'postponed';

/** Whether a date takes place at its present time. */
export const takesPlace = (date: Stated): boolean => !isCancelled(date) && !isPostponed(date);

/** Whether all dates of a show are cancelled; false without dates. */
export const isAllCancelled = (dates: readonly Stated[]): boolean =>
  dates.length > 0 && dates.every(isCancelled);
