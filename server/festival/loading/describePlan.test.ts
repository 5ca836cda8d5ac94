import { expect, test } from 'vitest';
import { describeEnd } from './describeEnd.ts';
import { describePlan } from './describePlan.ts';
import type { LoadOutcome } from './load.ts';
import type { Plan } from './plan.ts';

const none = { new: 0, changed: 0, removed: 0 };
const nothing: Plan = {
  counts: {
    festival: none,
    shows: none,
    dates: none,
    venues: none,
    artists: none,
    artistTypes: none,
    pages: none,
    collections: none,
    menus: none,
    sponsors: none,
    genres: none,
  },
  moved: [],
  cancelled: [],
  removed: [],
  members: 0,
  reservations: 0,
  newTimezone: null,
  firstDay: null,
};
const ten = Array.from({ length: 10 }, (_, index) => `d-${index}`);

test.each<[what: string, more: Partial<Plan>, lines: string[]]>([
  ['nothing', {}, []],
  ['ten dates', { moved: ten }, [`Moved: 10 dates (${ten.join(', ')})`]],
  ['eleven dates', { removed: [...ten, 'd-10'] }, [`Removed: 11 dates (${ten.join(', ')} and 1 more)`]],
  [
    'hearts alone',
    { cancelled: ['a'], members: 2 },
    ['Cancelled: 1 date (a)', 'They touch 2 members with a reservation or a heart.'],
  ],
  [
    'a reservation',
    { cancelled: ['a'], members: 1, reservations: 1 },
    [
      'Cancelled: 1 date (a)',
      'They touch 1 member with a reservation or a heart.',
      '1 reservation would end.',
    ],
  ],
  [
    'each kind of change',
    { counts: { ...nothing.counts, shows: { new: 1, changed: 2, removed: 3 } } },
    ['Shows: 1 new, 2 changed, 3 removed'],
  ],
])('FES-07: a plan of %s is told', (_, more, lines) => {
  expect(describePlan({ ...nothing, ...more })).toEqual(lines);
});

test.each<[outcome: LoadOutcome, reservations: number, lines: string[]]>([
  ['refused', 0, ['Date a: no.', 'Nothing was loaded: what is online stays.']],
  [
    'needsCancel',
    1,
    [
      'Nothing was loaded: 1 reservation would end. If that is meant, load with --cancel 1; the member gets the credit back and a letter.',
    ],
  ],
  [
    'needsCancel',
    2,
    [
      'Nothing was loaded: 2 reservations would end. If that is meant, load with --cancel 2; their members get their credits back and a letter each.',
    ],
  ],
  ['unchanged', 0, ['Nothing changed.']],
  ['planned', 2, ['Nothing was written: this was a dry run.']],
  ['loaded', 2, ['The folder is online.']],
])('FES-07: the end of a load that is %s, with %d reservations, is told', (outcome, reservations, lines) => {
  const refusals = outcome === 'refused' ? ['Date a: no.'] : [];
  expect(describeEnd({ outcome, plan: { ...nothing, reservations }, refusals })).toEqual(lines);
});
