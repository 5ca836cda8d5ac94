import type { ExamplesOf } from '../examplesOf.ts';
import type { readMoreMachine } from './readMore.machine.ts';

export const readMoreInputs = [{ says: 'a text of unknown height', input: {} }] as const;

export const readMoreExamples = {
  measured: [
    { says: 'the text is 150 px high', height: 150 },
    { says: 'the text is 151 px high', height: 151 },
  ],
  toggled: [{ says: 'visitor presses the read-more button' }],
} as const satisfies ExamplesOf<typeof readMoreMachine>;
