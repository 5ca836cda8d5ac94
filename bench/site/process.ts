import { readFile } from 'node:fs/promises';

const bytesOf = (status: string, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;

/** Bytes of a process in memory now. */
export const residentBytes = async (pid: number): Promise<number> =>
  bytesOf(await readFile(`/proc/${pid}/status`, 'utf8'), 'VmRSS');

/** The most in memory so far; 0 of an ended process. */
export const peakBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return bytesOf(status, 'VmHWM') || 0;
};

/** Linux counts processor time in hundredths of a second. */
const tick = 10;
const ofThreads = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
};

/** A process's processor time so far, in milliseconds. */
export interface ProcessorTime {
  all: number;
  /** Of it the thread that runs JavaScript; the others compress and collect garbage. */
  main: number;
}
export const processorTime = async (pid: number): Promise<ProcessorTime> => ({
  all: ofThreads(await readFile(`/proc/${pid}/stat`, 'utf8')),
  main: ofThreads(await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8')),
});
