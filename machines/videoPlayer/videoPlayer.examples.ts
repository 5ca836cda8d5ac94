import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { videoPlayerMachine } from './videoPlayer.machine.ts';

export const videoPlayerInputs = [
  { says: 'a visitor opens the page of a video', input: { begins: 'poster' } },
  { says: 'a visitor has pressed Play on a poster', input: { begins: 'pressed' } },
  { says: 'a visitor opens a page with a film in the background', input: { begins: 'background' } },
] as const;

export const videoPlayerExamples = {
  'play.pressed': [{ says: 'visitor presses Play' }],
  'film.played': [{ says: 'the film plays' }],
  'film.paused': [{ says: 'the film is paused' }],
  'film.ended': [
    { says: 'the film ends while the page is at its top', top: 0 },
    { says: 'the film ends while the page is further down', top: 400 },
  ],
  'film.broke': [{ says: 'the film cannot be played' }],
  'preference.told': [
    { says: 'the browser says that motion is welcome', isReduced: false },
    { says: 'the browser says that motion is to be reduced', isReduced: true },
  ],
  'reader.scrolled': [{ says: 'visitor scrolls' }],
  'motion.toggled': [{ says: 'visitor presses Pause or Play of the background' }],
  'xstate.after.patience': [{ says: 'the film does not come' }],
} as const satisfies ExamplesOf<typeof videoPlayerMachine>;
