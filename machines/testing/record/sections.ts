import type { Facts } from '../walkedMachine.ts';
import { inAlikeWords, inFewWords, type Step } from './fewWords.ts';
import type { ChartRecord } from './record.ts';
import { stateName } from './words.ts';

type Section = ChartRecord[string]['states'][string];

const stateOf = ({ from }: Step): string => stateName(from.place.value);

/** Between the states of a section. */
const beside = ', ';

/** The states of a section. */
export const statesIn = (heading: string): string[] => heading.split(beside);

/** A section for several states pays if it saves so many repetitions. */
const worthIt = 6;

interface Shared {
  readonly says: string;
  readonly states: readonly string[];
  readonly lines: string[];
}

/** The traces of one thing that are the same in several states, in each of their places. */
const sharedIn = (
  says: string,
  steps: readonly Step[],
  places: ReadonlyMap<string, readonly Facts[]>,
): Shared[] => {
  const alike = Map.groupBy(inAlikeWords(steps, { areInOneState: false }), ({ lines }) =>
    JSON.stringify(lines),
  );
  return [...alike.values()].flatMap((group) => {
    const met = Map.groupBy(group, ({ step }) => stateOf(step));
    const states = [...places].flatMap(([state, { length }]) =>
      met.get(state)?.length === length ? [state] : [],
    );
    const [first] = group;
    return first && states.length > 1 ? [{ says, states, lines: first.lines }] : [];
  });
};

/** Sections by state, then those for several states: what leaves the same in all of them. */
export const sectionsOf = (
  every: readonly (Step & { readonly says: string })[],
): ChartRecord[string]['states'] => {
  const byState = Map.groupBy(every, stateOf);
  const places = new Map(
    [...byState].map(([state, steps]) => {
      const facts = new Map(steps.map(({ from }) => [JSON.stringify(from.place.facts), from.place.facts]));
      return [state, [...facts.values()]];
    }),
  );
  const shared = [...Map.groupBy(every, ({ says }) => says)].flatMap(([says, steps]) =>
    sharedIn(says, steps, places),
  );
  const common = [...Map.groupBy(shared, ({ states }) => states.join(beside))].filter(
    ([, things]) => things.length * ((things[0]?.states.length ?? 1) - 1) >= worthIt,
  );
  const isCommon = (state: string, says: string): boolean =>
    common.some(([, things]) => things.some((each) => each.says === says && each.states.includes(state)));
  const own = [...byState].map(([state, steps]): [string, Section] => {
    const things = [...Map.groupBy(steps, ({ says }) => says)].filter(([says]) => !isCommon(state, says));
    return [
      state,
      Object.fromEntries(things.map(([says, some]) => [says, inFewWords(some, places.get(state) ?? [])])),
    ];
  });
  const inSeveral = common.map(([heading, things]): [string, Section] => [
    heading,
    Object.fromEntries(things.map(({ says, lines }) => [says, lines])),
  ]);
  return Object.fromEntries([...own.filter(([, things]) => Object.keys(things).length > 0), ...inSeveral]);
};
