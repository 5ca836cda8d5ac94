import type { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';
import { everyMachine } from '#machines/everyMachine.ts';
import type { ExamplesOf } from '#machines/examplesOf.ts';
import type { WalkedMachine } from '#machines/walkedMachine.ts';
import { festival } from '../pages/addresses.ts';

const noFilters = { venue: '', city: '', category: '', type: '', english: 'false' } as const;

/** The month in which the panels are opened; it has shows, and in the year after too. */
export const startMonth = '2027-04';

/** What may be looked for on the calendar of the demo festival: among its days, those of months that have shows. */
const examples = {
  'monthSelector.toggled': [{ says: 'visitor presses the month selector', year: 2027 }],
  'daySelector.toggled': [{ says: 'visitor presses the day selector', month: startMonth }],
  'filters.toggled': [{ says: 'visitor presses the filter button', draft: noFilters }],
  'year.chosen': [{ says: 'visitor chooses 2028', year: 2028 }],
  'month.browsed': [{ says: 'visitor looks at February 2028', month: '2028-02' }],
  'draft.changed': [
    { says: 'visitor chooses a venue', name: 'venue', value: festival.venue },
    { says: 'visitor includes English shows', name: 'english', value: 'true' },
  ],
  'draft.cleared': [{ says: 'visitor clears the choices' }],
  applied: [{ says: 'visitor applies the filters' }],
  selected: [{ says: 'visitor chooses what was looked for' }],
  dismissed: [{ says: 'visitor wants none of it' }],
} as const satisfies ExamplesOf<typeof calendarPanelMachine>;

const own = everyMachine.find(({ name }) => name === 'calendarPanel');
if (own === undefined) throw new Error('No machine "calendarPanel"');

/** The chart of the panels with what the site has to choose from. */
export const calendarPanelOfTheSite: WalkedMachine = {
  ...own,
  inputs: [{ says: 'no panel is open in April 2027', input: { month: startMonth } }],
  examples,
};
