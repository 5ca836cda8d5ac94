import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { ticketListMachine } from './ticketList.machine.ts';

export const ticketListInputs = [{ says: 'the dates of a show', input: undefined }] as const;

export const ticketListExamples = {
  'more.pressed': [{ says: 'visitor asks for more of 12 dates', total: 12 }],
  'city.chosen': [
    { says: 'visitor chooses Laval', city: 'Laval' },
    { says: 'visitor chooses every city', city: '' },
  ],
} as const satisfies ExamplesOf<typeof ticketListMachine>;
