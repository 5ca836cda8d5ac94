import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { motionMachine } from './motion.machine.ts';

export const motionInputs = [
  { says: 'nobody knows yet what the visitor prefers', input: undefined },
] as const;

export const motionExamples = {
  'preference.told': [
    { says: 'the browser says that motion is welcome', isReduced: false },
    { says: 'the browser says that motion is to be reduced', isReduced: true },
  ],
  'motion.toggled': [{ says: 'visitor presses Pause or Play' }],
  'playback.refused': [{ says: 'the browser refuses to play' }],
} as const satisfies ExamplesOf<typeof motionMachine>;
