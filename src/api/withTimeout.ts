/**
 * An answer, or the end of waiting for it: what comes later is nobody's.
 * @throws DOMException `TimeoutError` after so many milliseconds
 */
export const withTimeout = <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> => {
  const timeout = AbortSignal.timeout(ms);
  const tooLate = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  return Promise.race([answer, tooLate]);
};
