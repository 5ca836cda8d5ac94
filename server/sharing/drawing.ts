import { createThread, ThreadEnded, type Thread } from '../threads/thread.ts';
import { drawingAnswer, type BrandQuestion, type DrawingQuestion } from './drawingMessages.ts';
import { sharingLimits } from './limits.ts';
import type { Told } from './pictureContent.ts';
import type { OwnFiles } from './style.ts';

/** Draws pictures without delaying the rest of the process. */
export interface Drawing {
  /**
   * @param poster its bytes; null draws the mascot, or the name
   * @returns the picture, as PNG
   * @throws Error if the picture cannot be drawn @throws ThreadEnded if the thread ended first
   */
  draw: (told: Told, poster: Uint8Array | null, own: OwnFiles) => Promise<Uint8Array>;
  /** Draws the festival's icon or its picture. */
  drawBrand: (asked: BrandQuestion) => Promise<Uint8Array>;
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
  const ask = async (question: DrawingQuestion): Promise<Uint8Array> => {
    if (isClosed) throw new ThreadEnded('The site is closing');
    const drawn = thread.ask(question);
    running.add(drawn);
    try {
      return await drawn;
    } finally {
      running.delete(drawn);
      endOnceIdle();
    }
  };
  return {
    draw: (told, poster, own) => ask({ kind: 'show', told, poster, own }),
    drawBrand: ask,
    close: () => {
      isClosed = true;
      endOnceIdle();
    },
  };
};
