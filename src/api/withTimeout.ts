/**
 * An answer, or the end of the wait for it; a later one is ignored.
 * @throws DOMException `TimeoutError` after so many milliseconds
 */
export const withTimeout = <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> => {
  const timeout = AbortSignal.timeout(ms);
  const tooLate = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  return Promise.race([answer, tooLate]);
};
