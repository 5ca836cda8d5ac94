import { runScript } from '../testing/runScript.ts';

/** Has another process hold the right to write into a file of SQLite for as long as `work` takes. */
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
