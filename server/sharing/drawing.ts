import { createThread, ThreadEnded, type Thread } from '../threads/thread.ts';
import { drawingAnswer, type DrawingQuestion } from './drawingMessages.ts';
import { sharingLimits } from './limits.ts';
import type { Told } from './pictureContent.ts';

/** Draws pictures without delaying the rest of the process. */
export interface Drawing {
  /**
   * @param poster its bytes; null draws the mascot
   * @returns the picture, as PNG
   * @throws Error if the picture cannot be drawn @throws ThreadEnded if the thread ended first
   */
  draw: (told: Told, poster: Uint8Array | null) => Promise<Uint8Array>;
  /** Starts no other picture; those under way are finished. */
  close: () => void;
}

/** Draws in a thread of its own. @param file the thread's script; tests have their own */
export const createDrawing = (file = new URL('drawingThread.ts', import.meta.url)): Drawing => {
  const thread: Thread<DrawingQuestion, Uint8Array> = createThread({
    file,
    answer: drawingAnswer,
    longest: sharingLimits.longest,
  });
  const running = new Set<Promise<Uint8Array>>();
  let isClosed = false;
  const endOnceIdle = (): void => {
    if (isClosed && running.size === 0) void thread.end();
  };
  return {
    draw: async (told, poster) => {
      if (isClosed) throw new ThreadEnded('The site is closing');
      const drawn = thread.ask({ told, poster });
      running.add(drawn);
      try {
        return await drawn;
      } finally {
        running.delete(drawn);
        endOnceIdle();
      }
    },
    close: () => {
      isClosed = true;
      endOnceIdle();
    },
  };
};
