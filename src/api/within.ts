import type { Fetch } from './request.ts';

/**
 * Asks as `fetch` does, for so many milliseconds from the first question on, all questions together; what was asked goes on by
 * itself.
 */
export const within = (fetch: Fetch, patience: number): Fetch => {
  let begun: AbortSignal | null = null;
  return async (url, init) => {
    const deadline = (begun ??= AbortSignal.timeout(patience));
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const leave = (): void => reject(deadline.reason);
    deadline.addEventListener('abort', leave, { once: true });
    try {
      deadline.throwIfAborted();
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return await Promise.race([fetch(url, { ...init, signal }), tooLate]);
    } finally {
      deadline.removeEventListener('abort', leave);
    }
  };
};
