import * as v from 'valibot';
import { clientKey } from '#contract/wire/member/session.ts';
import { email, givenPassword } from '../account.ts';
import { fieldLimits } from '../limits.ts';

const token = v.pipe(v.string(), v.maxLength(fieldLimits.token));
const identifiers = {
  token,
  uuid: token,
  userref: token,
  email,
  key: v.optional(clientKey),
};
const code = v.pipe(v.string(), v.maxLength(fieldLimits.code));
export const initiateBody = v.object({ email, key: v.optional(clientKey) });
export const validateBody = v.object({ ...identifiers, code });
const proof = { authorization_code: token, newpassword: givenPassword };
export const finalizeBody = v.object({ ...validateBody.entries, ...proof });
/** PRO-08: the password of the request to register, or a first one; the secret of the browser that registered (SES-04). */
export const activateBody = v.object({
  ...identifiers,
  authorization_code: token,
  newpassword: v.optional(givenPassword),
  browser_secret: v.optional(token),
});

/** Identifies a request. */
export type Identifiers = Omit<v.InferOutput<typeof validateBody>, 'code'>;
