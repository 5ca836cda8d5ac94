import { accessibilities, type Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { hash } from './hash.ts';
import type { ShowRecord } from './types.ts';

/** Of the shows that may, one in so many offers it. */
const oneIn: Readonly<Record<Accessibility, number>> = { lsq: 4, asl: 3, relaxed: 1, step_free: 2 };

/** Which shows may offer something: each language has its own signs, families may be loud, what is online has no steps. */
const mayOffer: Readonly<Record<Accessibility, (show: ShowRecord) => boolean>> = {
  lsq: ({ language }) => language !== 'en',
  asl: ({ language }) => language !== 'fr',
  relaxed: ({ genre }) => genre === 'family',
  step_free: ({ kind }) => kind !== 'online',
};

/** What a show of the sample offers to those who hear, see or move otherwise. */
export const accessibilityOf = (show: ShowRecord): Accessibility[] =>
  accessibilities.filter(
    (feature, index) => mayOffer[feature](show) && hash(show.id, index) % oneIn[feature] === 0,
  );
