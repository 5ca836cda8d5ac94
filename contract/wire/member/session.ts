import * as v from 'valibot';

/** Id of the client, opaque (SES-02): 1 to 64 characters. */
export const clientKey = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** SES-02: the first step; or, with the token of an attempt, a new code for it. */
export const initiateBody = v.union([
  v.object({ username: v.string(), password: v.string(), key: clientKey }),
  v.object({ token: v.string(), key: clientKey }),
]);
/** A pending token: valid for the second step only (SES-04). `expires_in` in seconds. */
export const initiateAnswer = v.object({
  token: v.string(),
  refresh_token: v.null(),
  expires_in: v.number(),
  delivery: v.string(),
});

/** SES-03: the second step; six digits. */
export const verifyBody = v.object({ token: v.string(), code: v.string(), key: clientKey });
/** SES-09 */
export const refreshBody = v.object({ refresh_token: v.string(), key: clientKey });
/** The answer to verifying and refreshing. */
export const tokenPair = v.object({ token: v.string(), refresh_token: v.string() });
export type TokenPair = v.InferOutput<typeof tokenPair>;

/** Claims of an access token for the browser; instants in epoch seconds. */
export const accessClaims = v.object({
  /** Uuid of the member. */
  sub: v.string(),
  /** Family of refresh tokens: one login and all its refreshes. */
  sid: v.string(),
  /** How often the family has been refreshed. */
  gen: v.number(),
  iat: v.number(),
  exp: v.number(),
});
export type AccessClaims = v.InferOutput<typeof accessClaims>;
