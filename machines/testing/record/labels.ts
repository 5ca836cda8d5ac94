import type { Facts } from '../walkedMachine.ts';
import { wordsOf } from './words.ts';

const item = (facts: Facts, name: string): string =>
  facts[name] === undefined ? `no ${name}` : `${name}=${wordsOf(facts[name])}`;

const labelBy = (names: readonly string[], facts: Facts): string =>
  names.map((name) => item(facts, name)).join(', ');

/** Every choice of some of these, the shorter ones first. */
const choicesOf = (names: readonly string[]): string[][] =>
  names
    .reduce<string[][]>((choices, name) => [...choices, ...choices.map((choice) => [...choice, name])], [[]])
    .toSorted((one, other) => one.length - other.length);

/** Between places of one group. */
const either = ' or ';

/**
 * Labels for groups of places of one state, with the fewest facts that tell them apart, and from the places in no group.
 */
export const labelsFor = (groups: readonly (readonly Facts[])[], others: readonly Facts[]): string[] => {
  const every = [...groups, others];
  const names = [...new Set(every.flat().flatMap((facts) => Object.keys(facts)))];
  const labelled = (choice: readonly string[]): Set<string>[] =>
    every.map((group) => new Set(group.map((facts) => labelBy(choice, facts))));
  const tellsApart = (labels: readonly Set<string>[]): boolean =>
    new Set(labels.flatMap((each) => [...each])).size === labels.reduce((sum, { size }) => sum + size, 0);
  const labels = choicesOf(names).map(labelled).find(tellsApart);
  if (labels === undefined) throw new Error('Two places have the same facts');
  return labels.slice(0, groups.length).map((each) => [...each].join(either));
};

/** Whether a place is one of those with that label. */
export const isLabelled = (label: string, facts: Facts): boolean => {
  const parts = label.match(/ or |no \w+|\w+=(?:"(?:[^"\\]|\\.)*"|[^,\s]+)/g) ?? [];
  let isMeant = true;
  for (const part of parts) {
    if (part === either && isMeant) return true;
    const [, name = ''] = /^(?:no )?(\w+)/.exec(part) ?? [];
    isMeant = part === either || (isMeant && item(facts, name) === part);
  }
  return isMeant;
};
