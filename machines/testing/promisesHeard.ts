/** Lets every promise that has been settled be heard. */
export const promisesHeard = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
