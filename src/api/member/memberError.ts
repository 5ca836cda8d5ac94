/**
 * Why a member's call failed. `unauthorised`: the session has ended. `refused`: a rule says no (409), `reason` names it.
 * `conflict`: 412, the thing to change has another version. `dead`: 410, a used-up attempt. `too-many`:
 * 429. `gone`: 404. `blocked`: a 403 with that code, explained in `words`; `forbidden`: any other 403. `unavailable`: no
 * connection, no answer in time, 408 or 5xx: it may have happened. `malformed`: an answer that breaks the contract: it may
 * have happened, too. `invalid`: any other refusal.
 */
export type MemberErrorCode =
  | 'unauthorised'
  | 'refused'
  | 'conflict'
  | 'dead'
  | 'too-many'
  | 'gone'
  | 'blocked'
  | 'forbidden'
  | 'unavailable'
  | 'malformed'
  | 'invalid';

/** The only error that the member client throws, apart from the caller's own abort. */
export class MemberError extends Error {
  override readonly name = 'MemberError';
  readonly code: MemberErrorCode;
  /** The `error.code` of the answer, '' without one. */
  readonly reason: string;
  /** SES-11: the server's words to the member, as plain text; '' unless the member is `blocked`. */
  readonly words: string;
  /** The host's `Retry-After` in seconds; null without one. */
  readonly retryAfter: number | null;
  /** The first word of our own messages: the refused field; '' without a message. */
  readonly field: string;

  constructor(
    code: MemberErrorCode,
    {
      reason = '',
      words = '',
      retryAfter = null,
      field = '',
      cause,
    }: { reason?: string; words?: string; retryAfter?: number | null; field?: string; cause?: unknown } = {},
  ) {
    super(`Member: ${code}${reason === '' ? '' : ` (${reason})`}`, { cause });
    this.code = code;
    this.reason = reason;
    this.words = words;
    this.retryAfter = retryAfter;
    this.field = field;
  }
}
