import { Refusal } from '../refusal.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** One answer for what is not there, what is somebody else's and what is no id: nobody learns which it was. */
export const missing = (): Refusal => new Refusal('not-found', 'There is no such thing of yours');

/** What a member's own id must look like before anybody looks for it. @throws Refusal `not-found` */
export const readOwnedId = (id: string): string => {
  if (!uuid.test(id)) throw missing();
  return id;
};

/** What was found among the member's own. @throws Refusal `not-found` */
export const owned = <T>(found: T | undefined): T => {
  if (found === undefined) throw missing();
  return found;
};
