import * as v from 'valibot';
import { anyClaims } from '#contract/wire/member/session.ts';

/** The sentence about a token of a session; null if all is well with it. */
export const faultOfToken = (token: string, lifetime: number | undefined): string | null => {
  const [, claims = ''] = token.split('.');
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), anyClaims),
    Buffer.from(claims, 'base64url').toString(),
  );
  if (!read.success) return 'The token is no JWT. The site takes it for expired: nobody stays logged in.';
  if (read.output.exp === undefined && lifetime === undefined)
    return 'Neither the token (exp) nor the answer (expires_in) says how long it is good for: the site asks for a new one every 120 s.';
  return null;
};
