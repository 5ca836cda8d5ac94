import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { calendarPanelMachine } from './calendarPanel.machine.ts';

/** The month in which the panels open; the demo festival has shows in it, and in the year after too. */
export const startMonth = '2027-04';

export const calendarPanelInputs = [
  { says: 'no panel is open in April 2027', input: { month: startMonth } },
] as const;

export const calendarPanelExamples = {
  'monthSelector.toggled': [{ says: 'visitor presses the month selector', year: 2027 }],
  'daySelector.toggled': [{ says: 'visitor presses the day selector', month: startMonth }],
  'filters.toggled': [
    { says: 'visitor presses the filter button', draft: { ...noFilters, english: 'false' } },
  ],
  'year.chosen': [{ says: 'visitor chooses 2028', year: 2028 }],
  'month.browsed': [{ says: 'visitor looks at February 2028', month: '2028-02' }],
  'draft.changed': [
    { says: 'visitor chooses a venue', name: 'venue', value: 'Cabaret du Grand Escalier' },
    { says: 'visitor includes English shows', name: 'english', value: 'true' },
  ],
  'draft.toggled': [{ says: 'visitor chooses a city', name: 'city', value: 'Montréal' }],
  'draft.cleared': [{ says: 'visitor clears the choices' }],
  'draft.applied': [{ says: 'visitor applies the filters' }],
  'link.followed': [{ says: 'visitor chooses what was looked for' }],
  'panel.dismissed': [{ says: 'visitor wants none of it' }],
} as const satisfies ExamplesOf<typeof calendarPanelMachine>;
