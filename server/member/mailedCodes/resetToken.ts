import { isSame, type Secrets } from '#server/protection/secrets.ts';

/** A request for a new password: the parts that its token binds. */
export interface ResetRequest {
  uuid: string;
  userref: string;
  /** Lower-case. */
  email: string;
  /** Epoch seconds. */
  expiresAt: number;
}

const seal = ({ hash }: Secrets, { uuid, userref, email, expiresAt }: ResetRequest): string =>
  hash('reset', uuid, userref, email, String(expiresAt));

/** Binds a request without a row of its own, so that unknown addresses have one too. */
export const writeResetToken = (secrets: Secrets, request: ResetRequest): string =>
  `${request.expiresAt}.${seal(secrets, request)}`;

/**
 * SES-04: of the browser that sent a request to register. Only the answer to it has this secret, and no letter: with the code
 * it begins the first session.
 */
export const browserSecret = (
  { hash }: Secrets,
  { uuid, userref, email }: Omit<ResetRequest, 'expiresAt'>,
): string => hash('registering-browser', uuid, userref, email);

/** @returns the request's end, in epoch seconds; null for a token of other identifiers */
export const readResetToken = (
  secrets: Secrets,
  { token, uuid, userref, email }: Omit<ResetRequest, 'expiresAt'> & { token: string },
): number | null => {
  const [, seconds, given = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  const request = { uuid, userref, email, expiresAt: Number(seconds) };
  return isSame(given, seal(secrets, request)) ? request.expiresAt : null;
};
