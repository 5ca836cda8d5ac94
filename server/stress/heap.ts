import * as v from 'valibot';

/** The setting that makes a server's memory measurable; on a free port of this machine. */
export const askableForMemory: NodeJS.ProcessEnv = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Its line on standard error. */
export const memoryAddress = 'Debugger listening on';

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.number(),
    result: v.object({
      usedSize: v.optional(v.number(), 0),
      embedderHeapUsedSize: v.optional(v.number(), 0),
      backingStorageSize: v.optional(v.number(), 0),
    }),
  }),
);

/** Measures a process's memory. */
export interface HeapMeter {
  /** Bytes in use after a garbage collection. */
  read: () => Promise<number>;
  close: () => void;
}

/** Connects to a process by the line with its address. */
export const openHeapMeter = async (line: string): Promise<HeapMeter> => {
  const socket = new WebSocket(/ws:\S+/.exec(line)?.[0] ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The process is not there')), { once: true });
  });
  let last = 0;
  const ask = (method: string): Promise<v.InferOutput<typeof answer>['result']> => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const parsed = v.safeParse(answer, data);
        if (!parsed.success || parsed.output.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(parsed.output.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  };
  return {
    read: async () => {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = await ask('Runtime.getHeapUsage');
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    },
    close: () => socket.close(),
  };
};
