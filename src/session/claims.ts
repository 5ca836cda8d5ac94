import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { second } from '#contract/settings/time.ts';
import { accessClaims, anyClaims } from '#contract/wire/member/session.ts';

/** The member and the login of tokens: known even after the access token has expired. */
export const owner = v.object({ memberId: v.string(), family: v.string(), generation: v.number() });
export type Owner = v.InferOutput<typeof owner>;

/** The content of an access token. Epoch ms. */
export interface Claims {
  /** Its end; null if it does not say. */
  expiresAt: number | null;
  /** Our own host's tokens alone say the owner and the time of their making. */
  own: { owner: Owner; issuedAt: number } | null;
}

/** @returns null for an unreadable token, such as one that is no JWT. It is read, not verified: that is the server's part. */
export const readClaims = (token: string): Claims | null => {
  try {
    const payload: unknown = jwtDecode(token);
    const { exp } = v.parse(anyClaims, payload);
    const ours = v.safeParse(accessClaims, payload);
    return {
      expiresAt: exp === undefined ? null : exp * second,
      own: ours.success
        ? {
            owner: {
              memberId: ours.output.sub,
              family: ours.output.sid,
              generation: ours.output.gen,
            },
            issuedAt: ours.output.iat * second,
          }
        : null,
    };
  } catch {
    return null;
  }
};
