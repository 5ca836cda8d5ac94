import * as v from 'valibot';
import type { VideoPlayerEvent } from '#machines/videoPlayer/videoPlayer.machine.ts';

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ event: v.literal('onStateChange'), info: v.number() }),
    v.object({ event: v.literal('onError') }),
  ]),
);

/** The states of the video site's player, by its numbers. */
const events: Readonly<Record<number, VideoPlayerEvent>> = {
  0: { type: 'film.ended', top: 0 },
  1: { type: 'film.played' },
  2: { type: 'film.paused' },
};

/** The event of a message from the video site's player; null for others. */
export const readMessage = (data: unknown): VideoPlayerEvent | null => {
  const read = v.safeParse(told, data);
  if (!read.success) return null;
  return read.output.event === 'onError' ? { type: 'film.broke' } : (events[read.output.info] ?? null);
};
