import type { ProgrammationState } from '#contract/wire/programmation.ts';

type Stated = { state: ProgrammationState };

/** Whether a date will not be given at all. */
export const isCancelled = ({ state }: Stated): boolean => state === 'cancelled';

/** Whether a date will be given, and nobody knows yet when. */
export const isPostponed = ({ state }: Stated): boolean => state === 'postponed';

/** Whether a date is given at the time that it tells. */
export const takesPlace = (date: Stated): boolean => !isCancelled(date) && !isPostponed(date);

/** Whether a show has dates, and none of them will be given. */
export const isAllCancelled = (dates: readonly Stated[]): boolean =>
  dates.length > 0 && dates.every(isCancelled);
