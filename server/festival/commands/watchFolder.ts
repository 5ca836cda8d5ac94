import { watch } from 'node:fs';

/** Milliseconds without a change after which a folder's people have finished writing. */
const quietPause = 200;

/**
 * Works after every change in a folder, once it is quiet; one work after the other, and once more for changes meanwhile. Ends
 * with the signal, after the work that has begun. `work` never fails.
 */
export const watchFolder = (
  directory: string,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let pause: NodeJS.Timeout | undefined;
    let working: Promise<void> | null = null;
    let isDue = false;
    const workAll = async (): Promise<void> => {
      while (isDue) {
        isDue = false;
        await work();
      }
      working = null;
    };
    const begin = (): void => {
      isDue = true;
      working ??= workAll();
    };
    const watcher = watch(directory, { recursive: true }, () => {
      clearTimeout(pause);
      pause = setTimeout(begin, quietPause);
    });
    watcher.on('error', reject);
    const end = (): void => {
      clearTimeout(pause);
      isDue = false;
      watcher.close();
      void (working ?? Promise.resolve()).then(resolve);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
