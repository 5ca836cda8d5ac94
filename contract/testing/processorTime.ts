/** Counts the time that this process works from now on, in ms: what a busy machine does for others is not in it. */
export const countProcessorTime = (): (() => number) => {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
};
