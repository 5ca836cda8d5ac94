import type { Place } from '../transitionPaths.ts';
import type { Facts } from '../walkedMachine.ts';
import { afterChanges, type Memory, partOf } from './context.ts';
import type { Moment } from './moment.ts';
import { placeName, readFact, readState, stateName } from './words.ts';

/** Words of what becomes, or one of two that no value has (a text like them has quotes). */
export type Change = string;
/** The number counts on. */
export const up = '+1';
/** The whole part becomes as what happened says: `takes facts`. */
export const taken = 'as told';

/** The traces of one thing that happens, as the record says them. */
export interface Left {
  /** `stays`, `sending`, `failed (problem=unavailable)`, `retrying (attempt+1, online kept)` */
  readonly where: string;
  readonly changes: ReadonlyMap<string, Change>;
  readonly deeds: readonly string[];
}

export const stays = 'stays';

const changeLine = (name: string, change: Change): string => {
  if (change === up) return `${name} goes up by 1`;
  if (change === taken) return `takes ${name}`;
  return change === 'null' ? `forgets ${name}` : `${name} becomes ${change}`;
};

const readChange = (line: string): [name: string, change: Change] | null => {
  const [, name = '', change] = /^(\S+) (?:becomes (.*)|goes up by 1)$/.exec(line) ?? [];
  if (name !== '') return [name, change ?? up];
  const [, verb, whole = ''] = /^(forgets|takes) (\S+)$/.exec(line) ?? [];
  if (verb === undefined) return null;
  return [whole, verb === 'takes' ? taken : 'null'];
};

export const linesOf = ({ where, changes, deeds }: Left): string[] => [
  where,
  ...[...changes].map(([name, change]) => changeLine(name, change)),
  ...deeds,
];

export const readLines = ([where = stays, ...lines]: readonly string[]): Left => {
  const read = lines.map((line) => readChange(line) ?? line);
  return {
    where,
    changes: new Map(read.filter((part) => typeof part !== 'string')),
    deeds: read.filter((part) => typeof part === 'string'),
  };
};

const placeWords = /^([\w. ]+?)(?: \((.*)\))?$/;
const factWords = /(\w+)(?:=("(?:[^"\\]|\\.)*"|[^,]+)| (kept)|\+1)/g;

/** @throws Error for anything but a place, or for one that keeps a fact that there is not */
const placeAfter = (from: Place, where: string): Place => {
  if (where === stays) return from;
  const [, state, inside = ''] = placeWords.exec(where) ?? [];
  if (state === undefined) throw new Error(`"${where}" is no place`);
  const facts = [...inside.matchAll(factWords)].map(([, name = '', words, kept]): [string, Facts[string]] => {
    if (words !== undefined) return [name, readFact(words)];
    const before = from.facts[name];
    if (before === undefined) throw new Error(`"${where}" keeps a fact of ${stateName(from.value)}`);
    return [name, kept === undefined ? Number(before) + 1 : before];
  });
  return { value: readState(state), facts: Object.fromEntries(facts) };
};

const changed = (before: Memory, changes: Left['changes'], told: Memory): Memory =>
  Object.fromEntries(
    [...changes].flatMap(([name, change]) => {
      if (change === taken) return Object.entries(partOf(told, name));
      return [[name, change === up ? String(Number(before[name]) + 1) : change]];
    }),
  );

/** The moment after it. @param told the payload of the event or the answer, in words */
export const momentAfter = (
  { place, memory }: Moment,
  { where, changes, deeds }: Left,
  told: Memory,
): Moment => ({
  place: placeAfter(place, where),
  memory: afterChanges(memory, changed(memory, changes, told)),
  deeds,
});

/** The lines of a start: its place, the whole memory, what it did. */
export const linesOfStart = ({ place, memory, deeds }: Moment): string[] => [
  placeName(place),
  ...Object.entries(memory).map(([name, words]) => `${name} is ${words}`),
  ...deeds,
];

export const readStart = ([where = '', ...lines]: readonly string[]): Moment => {
  const read = lines.map((line): [string, string] | string => {
    const [, name, words] = /^(\S+) is (.*)$/.exec(line) ?? [];
    return name === undefined || words === undefined ? line : [name, words];
  });
  return {
    place: placeAfter({ value: '', facts: {} }, where),
    memory: Object.fromEntries(read.filter((part) => typeof part !== 'string')),
    deeds: read.filter((part) => typeof part === 'string'),
  };
};
