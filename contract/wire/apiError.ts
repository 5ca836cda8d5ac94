import * as v from 'valibot';

/** An error of both APIs: a code for programs, a message for developers. */
export const apiError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

/** The codes of our APIs: whoever knows one has a sentence of its own for it, in the reader's language. */
export const apiErrorCodes = [
  'invalid',
  'short-password',
  'long-password',
  'weak-password',
  'unauthorised',
  'invalid-credentials',
  'wrong-code',
  'other-password',
  'csrf',
  'not-found',
  'method-not-allowed',
  'cancelled',
  'sold-out',
  'closed',
  'past',
  'no-credit',
  'wrong-password',
  'already-reserved',
  'not-reservable',
  'dead',
  'expired',
  'changed-elsewhere',
  'too-large',
  'contradictory',
  'key-reused',
  'too-many',
  'internal',
  'unavailable',
] as const;

/** Codes whose message a person of the festival wrote, to the member: it is shown as it is (SES-11). */
export type WordedErrorCode = 'blocked';
export type ApiErrorCode = (typeof apiErrorCodes)[number] | WordedErrorCode;
