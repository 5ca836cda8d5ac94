import { namesIn } from './namesIn.ts';
import type { NumberOf } from '../loading/programmeRows.ts';
import type { FestivalFolder } from '../schema/folder.ts';

/** For tests: the numbers of an empty database, from 1 for each kind in the order of its names. */
export const numberedInOrder = (folder: FestivalFolder): NumberOf => {
  const numbers = new Map(
    Object.entries(namesIn(folder)).flatMap(([kind, names]) =>
      names.map((name, index): [string, number] => [`${kind} ${name}`, index + 1]),
    ),
  );
  return (kind, name) => {
    const number = numbers.get(`${kind} ${name}`);
    if (number === undefined) throw new Error(`${kind} ${name} has no number`);
    return number;
  };
};
