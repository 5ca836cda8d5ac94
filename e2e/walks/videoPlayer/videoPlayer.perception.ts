import type { videoPlayerMachine } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { videosOf } from '#e2e/site/videos.ts';
import { filled } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

interface VideoPlayerValues {
  /** Without scripts there is the browser's own player, and nothing to press before. */
  readonly isLive: boolean;
}

/** VID-20, VID-22: the film itself has the browser's own controls. */
export const videoPlayerPerception: Perception<typeof videoPlayerMachine, VideoPlayerValues> = {
  withLinks: true,
  states: {
    opening: null,
    poster: ({ lang, text, values }) => ({
      controls: values.isLive
        ? [control('button', filled(text.video.playNamed, { title: videosOf[lang].film.title }))]
        : [],
    }),
    loading: ({ text }) => ({ isBusy: true, statuses: [text.page.loading] }),
    playing: () => ({}),
    paused: () => ({}),
    ended: ({ text }) => ({ controls: [control('button', text.video.replay)] }),
    failed: ({ text: { video } }) => {
      const file = `${video.file} ${video.newWindow}`;
      return {
        controls: [control('button', video.again), control('link', file)],
        alerts: [video.failed + video.again + file],
        // The film had it.
        focus: video.again,
      };
    },
    'background.resting': ({ text }) => ({ controls: [control('button', text.home.motion.playFilm)] }),
    'background.running': ({ text }) => ({ controls: [control('button', text.home.motion.pauseFilm)] }),
  },
};
