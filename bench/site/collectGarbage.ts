import * as v from 'valibot';
import { benchSettings } from '../benchSettings.ts';

/** The address of the inspector that Node opens at the signal. */
const inspector = 'http://127.0.0.1:9229/json';
const targets = v.tupleWithRest([v.object({ webSocketDebuggerUrl: v.string() })], v.unknown());

const opened = async (): Promise<string> => {
  const limit = AbortSignal.timeout(benchSettings.startLimit);
  while (!limit.aborted) {
    const answer = await fetch(inspector).catch(() => null);
    if (answer) return v.parse(targets, await answer.json())[0].webSocketDebuggerUrl;
  }
  throw new Error('The process opens no inspector');
};

/** Makes a Node process collect its garbage, through its inspector: the rest of its memory is kept memory. */
export const collectGarbage = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await opened());
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const answered = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await answered;
  socket.close();
};
