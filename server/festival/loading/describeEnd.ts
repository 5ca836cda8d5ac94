import type { LoadResult } from './load.ts';

const needed = (reservations: number): string =>
  reservations === 1
    ? 'Nothing was loaded: 1 reservation would end. If that is meant, load with --cancel 1; the member gets the credit back and a letter.'
    : `Nothing was loaded: ${reservations} reservations would end. If that is meant, load with --cancel ${reservations}; their members get their credits back and a letter each.`;

/** The end of a load in lines for a person. */
export const describeEnd = ({ outcome, plan, refusals }: LoadResult): string[] => {
  switch (outcome) {
    case 'refused':
      return [...refusals, 'Nothing was loaded: what is online stays.'];
    case 'needsCancel':
      return [needed(plan.reservations)];
    case 'unchanged':
      return ['Nothing changed.'];
    case 'planned':
      return ['Nothing was written: this was a dry run.'];
    case 'loaded':
      return ['The folder is online.'];
  }
};
