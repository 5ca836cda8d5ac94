import * as v from 'valibot';

/** Id of the client, opaque (SES-02): 1 to 64 characters. */
export const clientKey = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** SES-02: the first step; or, with the token of an attempt, a new code for it. */
export const initiateBody = v.union([
  v.object({ username: v.string(), password: v.string(), key: clientKey }),
  v.object({ token: v.string(), key: clientKey }),
]);
/**
 * A pending token: valid for the second step only (SES-04), and opaque to the browser, which reads nothing else of this answer.
 * `expires_in` in seconds.
 */
export const initiateAnswer = v.object({
  token: v.string(),
  refresh_token: v.nullish(v.string()),
  expires_in: v.optional(v.number()),
  delivery: v.optional(v.string()),
});

/** SES-03: the second step; six digits. */
export const verifyBody = v.object({ token: v.string(), code: v.string(), key: clientKey });
/** SES-09 */
export const refreshBody = v.object({ refresh_token: v.string(), key: clientKey });
const lifetime = v.pipe(
  v.number(),
  v.description(
    'Seconds that the token is good for, where it has no `exp`; without either it is asked again after 120 s.',
  ),
);
const accessToken = v.pipe(
  v.string(),
  v.description('A JWT: anything else counts as expired. Its `exp` is read if it has one, no other claim.'),
);

/** The answer to verifying and refreshing. */
export const tokenPair = v.object({
  token: accessToken,
  refresh_token: v.string(),
  expires_in: v.fallback(v.optional(lifetime), undefined),
});
export type TokenPair = v.InferOutput<typeof tokenPair>;

/** The claims that the embedded host's access tokens have; instants in epoch seconds. No other host needs them. */
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

/** The claim that the browser reads in any JWT (SES-07). */
export const anyClaims = v.object({ exp: v.fallback(v.optional(v.number()), undefined) });
