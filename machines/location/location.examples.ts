import type { ExamplesOf } from '../testing/examplesOf.ts';
import { nowhere, type locationMachine } from './location.machine.ts';

export const locationInputs = [
  { says: 'nothing is chosen', input: { chosen: nowhere } },
  {
    says: 'a city was chosen before the page was loaded anew',
    input: { chosen: { country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' } },
  },
] as const;

export const locationExamples = {
  'place.chosen': [
    { says: 'visitor chooses a country', level: 'country', id: 'CA' },
    { says: 'visitor chooses a province', level: 'province', id: 'CA-QC' },
    { says: 'visitor chooses a city', level: 'city', id: 'CA-QC-Laval' },
  ],
  'retry.pressed': [{ says: 'visitor asks for the list again' }],
  'xstate.done.actor.list': [
    { says: 'the list comes', output: { outcome: 'some' } },
    { says: 'there is nothing to choose within', output: { outcome: 'none' } },
  ],
  'xstate.error.actor.list': [{ says: 'the list cannot be fetched' }],
} as const satisfies ExamplesOf<typeof locationMachine>;
