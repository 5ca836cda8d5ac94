import { pushLimits } from './limits.ts';

/** Waits before an attempt; tests replace it. */
export type Wait = (milliseconds: number) => Promise<unknown>;

const [tooLong, tooMany, clientErrors, serverErrors] = [408, 429, 400, 500];

const statusOf = (caught: unknown): number | null =>
  caught instanceof Error && 'status' in caught && typeof caught.status === 'number' ? caught.status : null;

/** Whether the service understood and refused: it would refuse again. */
const isRefused = (caught: unknown): boolean => {
  const status = statusOf(caught);
  if (status === null || status === tooLong || status === tooMany) return false;
  return status >= clientErrors && status < serverErrors;
};

/** Whether the service refused the key. */
export const isKeyRefused = (caught: unknown): boolean => [401, 403].includes(statusOf(caught) ?? 0);

/**
 * Repeats an act that failed for a while: no answer, too many requests, or a fault of the service. Repeating it must be
 * harmless. @throws the last failure
 */
export const persist = async <T>(
  work: () => Promise<T>,
  { wait, onRetry }: { wait: Wait; onRetry: () => void },
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (caught) {
      if (attempt === pushLimits.attempts || isRefused(caught)) throw caught;
      onRetry();
      await wait(Math.min(pushLimits.firstWait * 2 ** (attempt - 1), pushLimits.longestWait));
    }
  }
};
