import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { photoViewerMachine } from './photoViewer.machine.ts';

export const photoViewerInputs = [
  { says: 'a visitor reads the page of an artist', input: undefined },
] as const;

export const photoViewerExamples = {
  'photo.pressed': [
    { says: 'visitor presses the first photo of three', photo: 0, count: 3 },
    { says: 'visitor presses the only photo', photo: 0, count: 1 },
  ],
  'next.asked': [{ says: 'visitor turns to the next photo' }],
  'previous.asked': [{ says: 'visitor turns back to the photo before' }],
  'first.asked': [{ says: 'visitor goes to the first photo' }],
  'last.asked': [{ says: 'visitor goes to the last photo' }],
  'retry.pressed': [{ says: 'visitor tries again' }],
  'viewer.dismissed': [{ says: 'visitor closes the photo' }],
  'entry.left': [{ says: 'visitor presses the browser’s Back' }],
  'entry.returned': [{ says: 'visitor presses the browser’s Forward', photo: 1, count: 3 }],
  'xstate.done.actor.fetchPhoto': [{ says: 'the photo is there', output: null }],
  'xstate.error.actor.fetchPhoto': [{ says: 'the photo does not come' }],
} as const satisfies ExamplesOf<typeof photoViewerMachine>;
