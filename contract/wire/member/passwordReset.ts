import * as v from 'valibot';
import { tokenPair } from './session.ts';

/** PRO-05: the answer to a begun request; with the mailed code it is the proof. `expires_in` in seconds. */
export const begunRequest = v.object({
  token: v.string(),
  uuid: v.string(),
  userref: v.string(),
  expires_in: v.optional(v.number()),
});

/** PRO-10: the answer to a request to register. The secret is for the asking browser alone: no letter has it (SES-04). */
export const begunRegistration = v.object({
  ...begunRequest.entries,
  browser_secret: v.optional(v.string()),
});

/** PRO-08: an activated account, with its first session where the host begins one (SES-04). */
export const activated = v.union([tokenPair, v.object({})]);

/** PRO-06: the right to choose a password, or to activate an account (PRO-08). */
export const authorization = v.object({ authorization_code: v.string() });
