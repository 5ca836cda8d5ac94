import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { accessClaims, type AccessClaims } from '#contract/wire/member/session.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import { memberLimits } from './limits.ts';
import { isSame, type Secrets } from '../protection/secrets.ts';

const issuer = 'chapiteau';
const algorithm = 'HS256';
/** No kind of token passes for another: they differ in type and audience (SES-04). */
const kinds = { access: 'member', pending: 'login', device: 'limits' } as const;
type Kind = keyof typeof kinds;

/** Makes and reads the signed tokens. */
export interface Tokens {
  /** For the member's own things. */
  signAccess: (claims: Omit<AccessClaims, 'iat'>) => Promise<string>;
  /** @param leeway seconds after its end @returns null if it is invalid or expired */
  readAccess: (token: string, leeway?: number) => Promise<AccessClaims | null>;
  /** For the second step of a login only. */
  signPending: (attempt: string, expiresAt: number) => Promise<string>;
  /** @returns the attempt, or null; the attempt itself knows its end */
  readPending: (token: string) => Promise<string | null>;
  signDevice: (device: Device, expiresAt: number) => Promise<string>;
  /** @returns null if it is invalid or expired */
  readDevice: (token: string) => Promise<Device | null>;
}

/** Proves that a device has logged in to an account. It logs nobody in: it only has limits of its own. */
export interface Device {
  id: string;
  /** Keyed hash of the account's address. */
  account: string;
}

const pendingClaims = v.object({ sub: v.string() });
const deviceClaims = v.object({ sub: v.string(), jti: v.string() });

export const createTokens = ({ key }: Pick<Secrets, 'key'>, clock: Clock): Tokens => {
  const sign = (kind: Kind, payload: JWTPayload): Promise<string> =>
    new SignJWT({ iss: issuer, aud: kinds[kind], iat: epochSeconds(clock.now()), ...payload })
      .setProtectedHeader({ alg: algorithm, typ: kind })
      .sign(key);

  const read = async (kind: Kind, token: string, leeway: number): Promise<JWTPayload | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience: kinds[kind],
        typ: kind,
        currentDate: new Date(clock.now().epochMilliseconds),
        clockTolerance: leeway,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return payload;
    } catch (caught) {
      if (caught instanceof errors.JOSEError || caught instanceof TypeError) return null;
      throw caught;
    }
  };

  return {
    signAccess: (claims) => sign('access', claims),
    readAccess: async (token, leeway = memberLimits.leeway) => {
      const claims = v.safeParse(accessClaims, await read('access', token, leeway));
      return claims.success ? claims.output : null;
    },
    signPending: (attempt, expiresAt) => sign('pending', { sub: attempt, exp: expiresAt }),
    readPending: async (token) => {
      const claims = v.safeParse(pendingClaims, await read('pending', token, memberLimits.memory));
      return claims.success ? claims.output.sub : null;
    },
    signDevice: ({ id, account }, expiresAt) => sign('device', { sub: account, jti: id, exp: expiresAt }),
    readDevice: async (token) => {
      const claims = v.safeParse(deviceClaims, await read('device', token, 0));
      return claims.success ? { id: claims.output.jti, account: claims.output.sub } : null;
    },
  };
};

/** The content of a refresh token: its session, and a secret of which we store only a hash. */
export interface RefreshToken {
  family: string;
  secret: string;
}

/** Sealed, so that only genuine tokens can end a session by their age. */
export const writeRefreshToken = ({ hash }: Secrets, { family, secret }: RefreshToken): string =>
  [family, secret, hash('seal', family, secret)].join('.');

/** @returns null for a foreign token */
export const readRefreshToken = ({ hash }: Secrets, token: string): RefreshToken | null => {
  const [family, secret, seal, ...more] = token.split('.');
  if (family === undefined || secret === undefined || seal === undefined || more.length > 0) return null;
  return isSame(seal, hash('seal', family, secret)) ? { family, secret } : null;
};
