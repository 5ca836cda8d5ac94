import { Refusal } from '../refusal.ts';
import { idPattern } from './limits.ts';

/** The number that stands for `{id}` in a path. @throws Refusal where it is none: nothing has such an id */
export const readPathId = (id: string): number => {
  if (!idPattern.test(id)) throw new Refusal('not-found', 'Nothing has this id');
  return Number(id);
};
