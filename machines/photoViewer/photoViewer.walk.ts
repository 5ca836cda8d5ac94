import { walked } from '../testing/walkedMachine.ts';
import { photoViewerExamples, photoViewerInputs } from './photoViewer.examples.ts';
import { photoViewerMachine } from './photoViewer.machine.ts';

export const photoViewerWalk = walked({
  machine: photoViewerMachine,
  inputs: photoViewerInputs,
  examples: photoViewerExamples,
  // The photo of a closed viewer does not matter.
  identity: ({ photo, count }, value) => (value === 'closed' ? {} : { photo, count }),
  delays: {},
});
