import type { TokenPair } from '../../api/contract/session.ts';

const second = 1000;
const accessLifetime = 300;
/** How long the predecessor of a refresh token gets the same successor, in ms. */
const grace = 10_000;
export const memberId = 'camille';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token as the server makes them; nobody verifies its signature here. */
export const accessToken = (claims: { iat: number; exp: number; gen?: number; sid?: string }): string =>
  `${encode({ alg: 'none' })}.${encode({ sub: memberId, sid: 'family', gen: 0, ...claims })}.x`;

/** As much of the member API as a session needs, with one login: rotation, grace and reuse as docs/decisions/008 has them. */
export const createFakeMemberServer = (start: number) => {
  let now = start;
  let generation = 0;
  let rotatedAt = Number.NEGATIVE_INFINITY;
  let isRevoked = false;
  const asked: string[] = [];
  const headers: Headers[] = [];
  /** Answers instead of the server, once each. */
  const instead: ((path: string) => Promise<Response> | null)[] = [];

  const pairOf = (gen: number): TokenPair => {
    const iat = Math.floor(now / second);
    return { token: accessToken({ iat, exp: iat + accessLifetime, gen }), refresh_token: `refresh-${gen}` };
  };
  const json = (body: object, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { date: new Date(now).toUTCString() } });
  const no = (status: number, code: string): Response => json({ error: { code, message: code } }, status);

  const rotate = (given: string): Response => {
    if (isRevoked) return no(401, 'unauthorised');
    if (given === `refresh-${generation}`) {
      generation += 1;
      rotatedAt = now;
      return json(pairOf(generation));
    }
    if (given === `refresh-${generation - 1}` && now - rotatedAt <= grace) return json(pairOf(generation));
    isRevoked = true;
    return no(401, 'unauthorised');
  };
  const isGood = (authorization: string | null): boolean => {
    const [, claims = ''] = (authorization ?? '').split('.');
    const { exp = 0 } = claims === '' ? {} : JSON.parse(Buffer.from(claims, 'base64url').toString());
    return !isRevoked && exp * second > now;
  };

  const answer = (path: string, init: RequestInit): Response => {
    if (path === '/v1/login_token_refresh') return rotate(JSON.parse(String(init.body)).refresh_token);
    if (path.startsWith('/v1/login_session_logout')) {
      isRevoked = true;
      return json({ data: {} });
    }
    if (path === '/v1/me/profile')
      return isGood(new Headers(init.headers).get('authorization'))
        ? json({ data: { uuid: memberId, firstname: 'Camille' } })
        : no(401, 'unauthorised');
    return no(404, 'not-found');
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
    /** A pair as a login gives it. */
    logIn: (): TokenPair => pairOf(generation),
    now: () => now,
    pass: (ms: number): void => {
      now += ms;
    },
    revoke: (): void => {
      isRevoked = true;
    },
    isRevoked: () => isRevoked,
    generation: () => generation,
    instead,
    countOf: (path: string): number => asked.filter((known) => known.startsWith(path)).length,
  };
};
export type FakeMemberServer = ReturnType<typeof createFakeMemberServer>;
