import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/** One answer for a missing thing, a stranger's and a malformed id: nobody learns which it was. */
const nothing = 'There is no such thing of yours';
export const missing = (): Refusal => new Refusal('not-found', nothing);

/** A path with the id of something of the member's own. */
export const ofOwn = v.object({ id: v.pipe(v.string(), v.uuid(nothing)) });

/** Returns a found thing of the member's own. @throws Refusal `not-found` */
export const owned = <T>(found: T | undefined): T => {
  if (found === undefined) throw missing();
  return found;
};
