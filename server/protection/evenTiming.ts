import { setTimeout as pause } from 'node:timers/promises';

/** Answers no sooner than after `milliseconds`, so that the time does not reveal the result. */
export const evenly = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const [worked] = await Promise.allSettled([work(), pause(milliseconds)]);
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
};
