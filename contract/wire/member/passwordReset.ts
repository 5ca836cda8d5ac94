import * as v from 'valibot';

/** PRO-05: the answer to a begun request; with the mailed code it is the proof. `expires_in` in seconds. */
export const begunRequest = v.object({
  token: v.string(),
  uuid: v.string(),
  userref: v.string(),
  expires_in: v.number(),
});

/** PRO-06: the right to choose a password, or to activate an account (PRO-08). */
export const authorization = v.object({ authorization_code: v.string() });
