import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { readMoreMachine } from './readMore.machine.ts';

export const readMoreInputs = [
  { says: 'a text of unknown height', input: {} },
  { says: 'a text of 601 characters', input: { limit: 600, size: 601 } },
] as const;

export const readMoreExamples = {
  'content.measured': [
    { says: 'the text is 150 px high', size: 150 },
    { says: 'the text is 151 px high', size: 151 },
    { says: 'the text is 601 characters long', size: 601 },
  ],
  'content.toggled': [{ says: 'visitor presses the read-more button' }],
} as const satisfies ExamplesOf<typeof readMoreMachine>;
