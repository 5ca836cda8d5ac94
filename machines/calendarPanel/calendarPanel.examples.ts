import type { ExamplesOf } from '../examplesOf.ts';
import type { calendarPanelMachine } from './calendarPanel.machine.ts';

const noFilters = { venue: '', city: '', category: '', type: '', english: 'false' } as const;

export const calendarPanelInputs = [
  { says: 'no panel is open in January 2027', input: { month: '2027-01' } },
] as const;

export const calendarPanelExamples = {
  'monthSelector.toggled': [{ says: 'visitor presses the month selector', year: 2027 }],
  'daySelector.toggled': [{ says: 'visitor presses the day selector', month: '2027-01' }],
  'filters.toggled': [{ says: 'visitor presses the filter button', draft: noFilters }],
  'year.chosen': [{ says: 'visitor chooses 2028', year: 2028 }],
  'month.browsed': [{ says: 'visitor looks at February 2027', month: '2027-02' }],
  'draft.changed': [
    { says: 'visitor chooses a venue', name: 'venue', value: 'Club Soda' },
    { says: 'visitor includes English shows', name: 'english', value: 'true' },
  ],
  'draft.cleared': [{ says: 'visitor clears the choices' }],
  applied: [{ says: 'visitor applies the filters' }],
  selected: [{ says: 'visitor chooses what was looked for' }],
  dismissed: [{ says: 'visitor presses Escape' }],
} as const satisfies ExamplesOf<typeof calendarPanelMachine>;
