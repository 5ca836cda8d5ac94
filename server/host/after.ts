/** A value after some milliseconds; nothing waits for it at the end of the process. */
export const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
