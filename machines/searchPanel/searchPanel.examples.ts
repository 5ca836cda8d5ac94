import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { searchPanelMachine } from './searchPanel.machine.ts';

export const searchPanelInputs = [{ says: 'the results are shown', input: undefined }] as const;

export const searchPanelExamples = {
  'filters.toggled': [{ says: 'visitor presses Filters' }],
  'filters.submitted': [{ says: 'visitor asks for the results' }],
  'filters.escaped': [{ says: 'visitor presses Escape' }],
} as const satisfies ExamplesOf<typeof searchPanelMachine>;
