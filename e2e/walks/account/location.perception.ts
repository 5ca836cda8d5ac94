import { levels, type locationMachine } from '#machines/location/location.machine.ts';
import type { Facts } from '#machines/testing/walkedMachine.ts';
import type { SiteWords } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

/** The lists that are there: one for each choice, and those that wait for one. */
const lists = ({ account: { places } }: SiteWords, count: number) =>
  levels.slice(0, count).map((level) => control('combobox', places[level]));
const chosenIn = (facts: Facts): number => levels.filter((level) => facts[level] !== '').length;

/** PRO-13…PRO-17: a list appears once it has something to choose; the first is always there. */
export const locationPerception: Perception<typeof locationMachine> = {
  states: {
    opening: null,
    listing: ({ text, facts }) => ({
      controls: lists(text, Math.max(1, chosenIn(facts))),
      statuses: [text.account.places.loading],
    }),
    choosing: ({ text, facts }) => ({ controls: lists(text, chosenIn(facts) + 1) }),
    failed: ({ text, facts }) => ({
      controls: [...lists(text, Math.max(1, chosenIn(facts))), control('button', text.account.places.retry)],
      alerts: [`${text.account.places.failed} ${text.account.places.retry}`],
    }),
    whole: ({ text, facts }) => ({ controls: lists(text, Math.max(1, chosenIn(facts))) }),
  },
};
