import type { liveShowsMachine } from '#machines/liveShows/liveShows.machine.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

/** The show that is on in the walks. */
export const titleOfLive = 'A Very Long Concert';

/** LAY-07…LAY-10: closed, it is one tab stop. */
export const liveShowsPerception: Perception<typeof liveShowsMachine> = {
  withLinks: true,
  states: {
    recalling: null,
    'known.judging': null,
    'known.none': () => ({}),
    'known.away': () => ({}),
    'known.open': ({ text: { liveShows } }) => ({
      controls: [
        control('button', liveShows.on, 'expanded'),
        control('link', titleOfLive),
        // Walks want less motion.
        control('button', liveShows.playTicker),
      ],
    }),
    'known.closed': ({ text }) => ({ controls: [control('button', text.liveShows.on)] }),
  },
};
