import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { benchSettings } from '../benchSettings.ts';
import { processorTime } from '../site/process.ts';

/** Processor time so far, in milliseconds. */
interface Spent {
  /** Of each thread of the process and its children, from the scheduler. */
  threads: ReadonlyMap<string, number>;
  /** Of the process itself, to a hundredth of a second; with threads that have ended. */
  all: number;
}

const nanoseconds = 1e6;

const childrenOf = async (task: string): Promise<string[]> =>
  (await readFile(`${task}/children`, 'utf8').catch(() => '')).split(' ').filter(Boolean);

const threadsOf = async (pid: string): Promise<[string, number][]> => {
  const tasks = `/proc/${pid}/task`;
  const ids = await readdir(tasks).catch((): string[] => []);
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, number][]> => {
      const told = await readFile(`${tasks}/${id}/schedstat`, 'utf8').catch(() => null);
      const below = await Promise.all((await childrenOf(`${tasks}/${id}`)).map(threadsOf));
      return [
        ...(told === null ? [] : [[id, Number(told.split(' ')[0]) / nanoseconds] as [string, number]]),
        ...below.flat(),
      ];
    }),
  );
  return found.flat();
};

/** Nothing of a process that is gone. */
const look = async (pid: number): Promise<Spent> => ({
  threads: new Map(await threadsOf(String(pid))),
  all: (await processorTime(pid).catch(() => null))?.all ?? 0,
});

const between = (before: Spent, after: Spent): number => {
  const hasEnded = before.threads.keys().some((id) => !after.threads.has(id));
  const counted = after.threads
    .entries()
    .reduce((sum, [id, spent]) => sum + spent - (before.threads.get(id) ?? 0), 0);
  return hasEnded ? Math.max(counted, after.all - before.all) : counted;
};

const { quietLook, quietProcessor, quietLimit } = benchSettings.cost;

/** Waits until a process has no more work: an answer's later work counts for the request, too. */
export const untilQuiet = async (pid: number): Promise<void> => {
  const startedAt = performance.now();
  for (let before = await look(pid); performance.now() - startedAt < quietLimit;) {
    await pause(quietLook);
    const after = await look(pid);
    if (between(before, after) < quietProcessor) return;
    before = after;
  }
};

/** The processor time of `work` on all of a process's threads and in its children, in milliseconds. */
export const spentBy = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = await look(pid);
  await work();
  await untilQuiet(pid);
  return between(before, await look(pid));
};
