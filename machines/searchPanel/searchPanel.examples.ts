import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { searchPanelMachine } from './searchPanel.machine.ts';

export const searchPanelInputs = [{ says: 'the results are shown', input: undefined }] as const;

export const searchPanelExamples = {
  toggled: [{ says: 'visitor presses Filters' }],
  submitted: [{ says: 'visitor asks for the results' }],
  escaped: [{ says: 'visitor presses Escape' }],
} as const satisfies ExamplesOf<typeof searchPanelMachine>;
