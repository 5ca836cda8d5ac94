/**
 * Why a member's call came to nothing. `unauthorised`: the session has ended. `refused`: a rule says no (409), `reason`
 * names it. `conflict`: 412, what was to be changed is another by now. `dead`: 410, a used-up attempt. `too-many`: 429. `gone`: 404. `forbidden`: 403. `unavailable`: no connection, no answer in time, 408 or 5xx: what was asked for may have
 * happened. `malformed`: an answer that is not what the contract says; the same holds. `invalid`: anything else that the
 * server does not accept.
 */
export type MemberErrorCode =
  | 'unauthorised'
  | 'refused'
  | 'conflict'
  | 'dead'
  | 'too-many'
  | 'gone'
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
  /**
   * SES-11: the server's words to the member, as plain text; '' where it says nothing, or one of our API's codes, for
   * which the page has a sentence in the reader's language.
   */
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
