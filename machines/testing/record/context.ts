import { wordsOf } from './words.ts';

/** A chart's memory, flat and in words: `attempt.kind` → `reserve`. */
export type Memory = Readonly<Record<string, string>>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

const note = (context: object, before: string, memory: Record<string, string>): void => {
  for (const [name, value] of Object.entries(context)) {
    if (isGroup(value)) note(value, `${before}${name}.`, memory);
    else if (value !== undefined) memory[`${before}${name}`] = wordsOf(value);
  }
};

export const memoryOf = (context: object): Memory => {
  const memory: Record<string, string> = {};
  note(context, '', memory);
  return memory;
};

/** Whether one is a part of the other: `intent.kind` of `intent`. */
export const isIn = (name: string, whole: string): boolean => name.startsWith(`${whole}.`);

/** One stands for the other: `intent`, which is null, for `intent.kind`. */
const standsFor = (name: string, other: string): boolean => isIn(name, other) || isIn(other, name);

/** The words for what is no more. */
export const gone = 'nothing';

/** The differences afterwards. */
export const changesIn = (before: Memory, after: Memory): Memory => {
  const names = Object.keys(after);
  const changed = names.filter((name) => after[name] !== before[name]);
  const lost = Object.keys(before).filter(
    (name) => after[name] === undefined && !names.some((other) => standsFor(name, other)),
  );
  return Object.fromEntries([
    ...changed.map((name) => [name, after[name] ?? gone]),
    ...lost.map((name) => [name, gone]),
  ]);
};

/** The memory after these changes. */
export const afterChanges = (before: Memory, changes: Memory): Memory => {
  const changed = Object.keys(changes);
  const kept = Object.entries(before).filter(
    ([name]) => changes[name] === undefined && !changed.some((other) => standsFor(name, other)),
  );
  return Object.fromEntries([...kept, ...Object.entries(changes).filter(([, words]) => words !== gone)]);
};

/** The parts of one part: `attempt.kind` and others of `attempt`. */
export const partOf = (memory: Memory, whole: string): Memory =>
  Object.fromEntries(Object.entries(memory).filter(([name]) => isIn(name, whole)));
