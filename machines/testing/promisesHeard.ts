/** Waits until every settled promise has been handled. */
export const promisesHeard = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
