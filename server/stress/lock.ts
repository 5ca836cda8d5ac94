import { runScript } from '../testing/runScript.ts';

/** Makes another process hold the write lock of a file of SQLite for the duration of `work`. */
export const whileLocked = async (file: string, work: () => Promise<void>): Promise<void> => {
  const holder = runScript('server/stress/holdLock.cli.ts', { args: [file] });
  await holder.line('locked');
  try {
    await work();
  } finally {
    holder.process.stdin?.end();
    await holder.end();
  }
};
