import type { TokenPair } from '#contract/wire/member/session.ts';

const second = 1000;
const accessLifetime = 300;
/** How long the predecessor of a refresh token still gets the same successor, in ms. */
const grace = 10_000;

/** The members, by uuid. */
const firstnames = { camille: 'Camille', sam: 'Sam' } as const;
export type FakeMember = keyof typeof firstnames;

/** A login and its refreshes. */
interface Family {
  id: string;
  member: FakeMember;
  generation: number;
  /** Its last refresh, epoch ms. */
  rotatedAt: number;
  isRevoked: boolean;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token like the server's, by default Camille's; its signature is not checked here. */
export const accessToken = (claims: {
  iat: number;
  exp: number;
  sub?: FakeMember;
  gen?: number;
  sid?: string;
}): string => `${encode({ alg: 'none' })}.${encode({ sub: 'camille', sid: 'family', gen: 0, ...claims })}.x`;

/** Lifetimes that another host tells, in seconds; its tokens say nothing else. */
export interface OtherTokens {
  exp?: number;
  expires_in?: number;
}

const decode = (part: string): { exp?: number; sid?: string; jti?: string } =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * The session's part of the member API, with two members and any number of logins: rotation, grace and reuse by the contract.
 * The families are called `camille-1`, `sam-2`… in the order of the logins, their refresh tokens `camille-1.0`,
 * `camille-1.1`…
 */
export const createFakeMemberServer = (start: number, other?: OtherTokens) => {
  let now = start;
  const families: Family[] = [];
  const asked: string[] = [];
  const headers: Headers[] = [];
  /** Answers instead of the server, once each. */
  const instead: ((path: string) => Promise<Response> | null)[] = [];

  const pairOf = ({ id, member, generation }: Family): TokenPair => {
    const iat = Math.floor(now / second);
    if (other) {
      const end = other.exp === undefined ? {} : { exp: iat + other.exp };
      return {
        // Nothing that tells whose it is.
        token: `${encode({ alg: 'none' })}.${encode({ jti: id, n: generation, ...end })}.x`,
        refresh_token: `${id}.${generation}`,
        ...(other.expires_in !== undefined && { expires_in: other.expires_in }),
      };
    }
    return {
      token: accessToken({ iat, exp: iat + accessLifetime, sub: member, sid: id, gen: generation }),
      refresh_token: `${id}.${generation}`,
    };
  };
  const logIn = (member: FakeMember = 'camille'): TokenPair => {
    const id = `${member}-${families.length + 1}`;
    const family = { id, member, generation: 0, rotatedAt: Number.NEGATIVE_INFINITY, isRevoked: false };
    families.push(family);
    return pairOf(family);
  };
  const familyOf = (id: string): Family => {
    const family = families.find((each) => each.id === id);
    if (!family) throw new Error(`Nobody has logged in as ${id}`);
    return family;
  };
  const json = (body: object, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { date: new Date(now).toUTCString() } });
  const no = (status: number, code: string): Response => json({ error: { code, message: code } }, status);

  const rotate = (given: string): Response => {
    const [id, generation] = given.split('.');
    const family = families.find((each) => each.id === id);
    if (!family || family.isRevoked) return no(401, 'unauthorised');
    const behind = family.generation - Number(generation);
    if (behind === 0) {
      family.generation += 1;
      family.rotatedAt = now;
      return json(pairOf(family));
    }
    if (behind === 1 && now - family.rotatedAt <= grace) return json(pairOf(family));
    family.isRevoked = true;
    return no(401, 'unauthorised');
  };
  /** The login of a call's access token, if valid. */
  const bearer = (init: RequestInit): Family | null => {
    const [, claims = ''] = (new Headers(init.headers).get('authorization') ?? '').split('.');
    if (claims === '') return null;
    const { exp = Number.POSITIVE_INFINITY, sid, jti } = decode(claims);
    const family = families.find(({ id }) => id === (sid ?? jti));
    return family && !family.isRevoked && exp * second > now ? family : null;
  };

  const answer = (path: string, init: RequestInit): Response => {
    if (path === '/v1/login_token_refresh') return rotate(JSON.parse(String(init.body)).refresh_token);
    const family = bearer(init);
    if (path.startsWith('/v1/login_session_logout')) {
      if (family) family.isRevoked = true;
      return json({ data: {} });
    }
    if (path !== '/v1/me/profile') return no(404, 'not-found');
    if (!family) return no(401, 'unauthorised');
    return json({ data: { uuid: family.member, firstname: firstnames[family.member] } });
  };

  return {
    fetch: async (url: string, init: RequestInit = {}): Promise<Response> => {
      const path = url.replace('/api/member', '');
      asked.push(path);
      headers.push(new Headers(init.headers));
      await Promise.resolve();
      const replaced = instead.shift()?.(path);
      return replaced ? replaced : answer(path, init);
    },
    asked,
    /** Of the same calls. */
    headers,
    /** Begins a family, by default Camille's: the pair of a login. */
    logIn,
    now: () => now,
    pass: (ms: number): void => {
      now += ms;
    },
    revoke: (family = 'camille-1'): void => {
      familyOf(family).isRevoked = true;
    },
    isRevoked: (family = 'camille-1') => familyOf(family).isRevoked,
    generation: (family = 'camille-1') => familyOf(family).generation,
    instead,
    countOf: (path: string): number => asked.filter((known) => known.startsWith(path)).length,
  };
};
export type FakeMemberServer = ReturnType<typeof createFakeMemberServer>;
