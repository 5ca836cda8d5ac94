import * as v from 'valibot';
import { apiErrorCodes } from '#contract/wire/apiError.ts';
import { isRelative, repeatsCookie } from '../crossSite.ts';
import { MemberError, type MemberErrorCode } from './memberError.ts';
import { memberSettings } from '../requestSettings.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The session's voice for calls that need a bearer token (SES-14). */
export interface Authority {
  /** The access token; null if nobody is logged in. */
  token: () => string | null;
  /**
   * A token other than the rejected one: the present one, or a new one, requested once for all simultaneous callers; null if
   * the session has ended.
   * @throws MemberError `unavailable` without an answer.
   */
  renew: (rejected: string | null) => Promise<string | null>;
}

interface MemberRequestDeps {
  fetch: Fetch;
  /** Without a slash at the end. */
  baseUrl: string;
  authority: Authority;
  /** The value of the cookie of that name, which it makes if the browser has none. */
  crossSiteToken: (cookie: string) => string;
  /** Receives the server's time (epoch ms) with every answer. */
  onServerTime: (ms: number) => void;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base: `/v1/me/profile`. */
  path: string;
  body?: object;
  idempotencyKey?: string;
  /** The version to change. */
  ifMatch?: string;
  /** Whether the call speaks for the member. */
  isPersonal?: boolean;
  /** A token that is not the session's: not yet, or, for signing out, no longer. */
  accessToken?: string;
  signal?: AbortSignal | undefined;
}

export type MemberRequest = (call: Call) => Promise<Response>;

const codes: Readonly<Record<number, MemberErrorCode>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'gone',
  408: 'unavailable',
  409: 'refused',
  410: 'dead',
  412: 'conflict',
  429: 'too-many',
};
const codeOf = (status: number): MemberErrorCode =>
  codes[status] ?? (status >= 500 ? 'unavailable' : 'invalid');

const text = v.fallback(v.string(), '');
/** How a host says no: as our API does, or in a message alone. */
const refusal = v.fallback(
  v.object({
    error: v.fallback(
      v.union([
        v.object({ code: text, message: text }),
        v.pipe(
          v.string(),
          v.transform((message) => ({ code: '', message })),
        ),
      ]),
      { code: '', message: '' },
    ),
    message: text,
  }),
  { error: { code: '', message: '' }, message: '' },
);

const known: ReadonlySet<string> = new Set(apiErrorCodes);

/** @param isOurs whether our own API answers: what it says with its codes is for developers */
const failureOf = async (response: Response, isOurs: boolean): Promise<MemberError> => {
  const told = v.parse(refusal, await response.json().catch(() => null));
  const { code: reason } = told.error;
  const message = told.error.message || told.message;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new MemberError(codeOf(response.status), {
    reason,
    words: isOurs && known.has(reason) ? '' : message.trim(),
    field: /^\S*/.exec(message)?.[0] ?? '',
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  });
};

/**
 * Calls the member API: JSON with credentials (ENV-04), a bearer token (SES-14), the CSRF header for changes (relative
 * addresses only, ENV-05). After a 401 it repeats the request once with a new token; nothing else is repeated here, since
 * only the machines know what may be.
 * @throws MemberError
 */
export const createMemberRequest = ({
  fetch,
  baseUrl,
  authority,
  crossSiteToken,
  onServerTime,
}: MemberRequestDeps): MemberRequest => {
  const mustRepeatCookie = ({ method }: Call): boolean => repeatsCookie(method, baseUrl);
  const repeated = (): string => crossSiteToken(memberSettings.csrfCookie);

  const send = async (call: Call, token: string | null): Promise<Response> => {
    const { method, path, body, idempotencyKey, ifMatch, signal } = call;
    const headers = new Headers({ accept: 'application/json' });
    if (body) headers.set('content-type', 'application/json');
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
    if (mustRepeatCookie(call)) headers.set(memberSettings.csrfHeader, repeated());
    const timeout = AbortSignal.timeout(memberSettings.timeout);
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        credentials: 'include',
        cache: 'no-store',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body && { body: JSON.stringify(body) }),
      });
      const told = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(told)) onServerTime(told);
      return response;
    } catch (cause) {
      signal?.throwIfAborted();
      throw new MemberError('unavailable', { cause });
    }
  };

  /** An API that makes the cookie itself sends it with the 403 that requires it. */
  const sendWithCookie = async (call: Call, token: string | null): Promise<Response> => {
    if (!mustRepeatCookie(call)) return send(call, token);
    const had = repeated();
    const response = await send(call, token);
    const isNew = response.status === 403 && repeated() !== had;
    return isNew ? send(call, token) : response;
  };

  return async (call) => {
    const token = call.isPersonal ? authority.token() : (call.accessToken ?? null);
    let response = call.isPersonal && token === null ? null : await sendWithCookie(call, token);
    if (call.isPersonal && (response === null || response.status === 401)) {
      const renewed = await authority.renew(token);
      if (renewed === null) throw new MemberError('unauthorised');
      response = await sendWithCookie(call, renewed);
    }
    if (response === null) throw new MemberError('unauthorised');
    if (!response.ok) throw await failureOf(response, isRelative(baseUrl));
    return response;
  };
};
