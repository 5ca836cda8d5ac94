import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '../walkedMachine.ts';
import { changesIn, gone, isIn, type Memory, partOf } from './context.ts';
import { labelsFor } from './labels.ts';
import { type Change, type Left, linesOf, stays, taken, up } from './left.ts';
import type { Moment } from './moment.ts';
import { stateName, wordsOf } from './words.ts';

/** One thing that happened. */
export interface Step {
  readonly from: Moment;
  readonly to: Moment;
  /** The payload of the event or the answer, in words. */
  readonly told: Memory;
}

const isUp = (before: unknown, after: unknown): boolean =>
  /^-?\d+$/.test(String(before)) && String(Number(before) + 1) === String(after);

/** The one value of a list of alike ones. */
const onlyOne = <T>(values: readonly T[]): T | undefined => {
  const [first, ...others] = values;
  return others.every((value) => value === first) ? first : undefined;
};

/** The whole parts that are as what happened says, after each of these steps. */
const wholesTaken = (steps: readonly Step[]): string[] => {
  const told = steps.flatMap((step) => Object.keys(step.told));
  const wholes = new Set(told.filter((name) => name.includes('.')).map((name) => name.replace(/\..*/, '')));
  return [...wholes].filter((whole) =>
    steps.every((step) => isDeepStrictEqual(partOf(step.told, whole), partOf(step.to.memory, whole))),
  );
};

/** The one change of a part of the memory in all these steps; null if it is not the same. */
const changeInAll = (steps: readonly Step[], name: string): Change | null => {
  const after = onlyOne(
    steps.map(({ from, to }) => to.memory[name] ?? changesIn(from.memory, to.memory)[name]),
  );
  if (after !== undefined) return after;
  return steps.every(({ from, to }) => isUp(from.memory[name], to.memory[name])) ? up : null;
};

/** The fact afterwards, in words that hold after all these steps where there are such; else null. */
const factInAll = (steps: readonly Step[], name: string): string | null => {
  const facts = steps.map(({ from, to }) => [from.place.facts[name], to.place.facts[name]] as const);
  const after = onlyOne(facts.map(([, fact]) => (fact === undefined ? gone : wordsOf(fact))));
  if (after !== undefined) return `${name}=${after}`;
  if (facts.every(([before, now]) => before === now)) return `${name} kept`;
  return facts.every(([before, now]) => isUp(before, now)) ? `${name}+1` : null;
};

const isInPlace = ({ from, to }: Step): boolean => isDeepStrictEqual(from.place, to.place);

/** Where each of these steps leads. */
const whereIn = (steps: readonly Step[], { to }: Step): string => {
  if (steps.every(isInPlace)) return stays;
  const state = stateName(to.place.value);
  const facts = Object.entries(to.place.facts).map(
    ([name, fact]) => factInAll(steps, name) ?? `${name}=${wordsOf(fact)}`,
  );
  return facts.length === 0 ? state : `${state} (${facts.join(', ')})`;
};

/** The traces of each of these steps, in the same words where some hold for all. */
const leftIn = (steps: readonly Step[]): Left[] => {
  const changes = steps.map(({ from, to }) => changesIn(from.memory, to.memory));
  const changed = [...new Set(changes.flatMap((each) => Object.keys(each)))];
  const wholes = wholesTaken(steps).filter((whole) => changed.some((name) => isIn(name, whole)));
  const names = changed.filter((name) => !wholes.some((whole) => isIn(name, whole)));
  const inAll = new Map(names.map((name) => [name, changeInAll(steps, name)]));
  const takes = wholes.map((whole): [string, Change] => [whole, taken]);
  return steps.map((step, index) => {
    const others = names.flatMap((name): [string, Change][] => {
      const change = inAll.get(name) ?? changes[index]?.[name];
      return change === undefined ? [] : [[name, change]];
    });
    return {
      where: whereIn(steps, step),
      changes: new Map([...takes, ...others]),
      deeds: step.to.deeds,
    };
  });
};

/** Whether nothing moves and nothing is done: in several states alike, such steps lead to different places. */
const isStill = (step: Step): boolean => step.to.deeds.length === 0 && isInPlace(step);

/** Steps with their lines: those that lead to the same state and do the same have the same, where words hold for all. */
export const inAlikeWords = (
  steps: readonly Step[],
  { areInOneState }: { areInOneState: boolean },
): { step: Step; lines: string[] }[] => {
  const alike = Map.groupBy(steps, (step) =>
    !areInOneState && isStill(step) ? stays : JSON.stringify([step.to.place.value, step.to.deeds]),
  );
  return [...alike.values()].flatMap((some) =>
    leftIn(some).flatMap((left, index) => {
      const step = some[index];
      return step ? [{ step, lines: linesOf(left) }] : [];
    }),
  );
};

/**
 * The traces of one thing in the places of a state: once if it is the same in all of them, else by the facts that make the
 * difference.
 * @param places the facts of every place of the state
 */
export const inFewWords = (
  steps: readonly Step[],
  places: readonly Facts[],
): string[] | Record<string, string[]> => {
  const groups = [
    ...Map.groupBy(inAlikeWords(steps, { areInOneState: true }), ({ lines }) =>
      JSON.stringify(lines),
    ).values(),
  ].map((group) => ({ lines: group[0]?.lines ?? [], facts: group.map(({ step }) => step.from.place.facts) }));
  const met = groups.flatMap(({ facts }) => facts);
  const others = places.filter((place) => !met.some((facts) => isDeepStrictEqual(facts, place)));
  const [only, ...more] = groups;
  if (only && more.length === 0 && others.length === 0) return only.lines;
  const labels = labelsFor(
    groups.map(({ facts }) => facts),
    others,
  );
  return Object.fromEntries(groups.map(({ lines }, index) => [labels[index] ?? '', lines]));
};
