/**
 * Why the host gives no usable answer. `away`: no connection. `slow`: no answer in time. `status`: a failure or a refusal.
 * `elsewhere`: a redirect off its origin, or too many of them. `too-large`: more bytes than an answer may have. `no-json`:
 * anything else than JSON. `resting`: it has failed, and is not asked for a while.
 */
export type HostFailureCode = 'away' | 'slow' | 'status' | 'elsewhere' | 'too-large' | 'no-json' | 'resting';

interface HostFailureFacts {
  status?: number;
  /** Seconds, of its `Retry-After`. */
  retryAfter?: number | null;
  cause?: unknown;
}

const refusals = { from: 400, to: 499 };
/** It cannot answer now, though it says so as to a wrong question. */
const busy = [408, 429];

/** A question that the host did not answer as the content wire asks for. The message holds nothing of the answer. */
export class HostFailure extends Error {
  override name = 'HostFailure';
  readonly code: HostFailureCode;
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(
    code: HostFailureCode,
    message: string,
    { status, retryAfter = null, cause }: HostFailureFacts = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status ?? null;
    this.retryAfter = retryAfter;
  }

  /** Whether the host is there, and the question is wrong. */
  get isRefusal(): boolean {
    const { status } = this;
    return status !== null && status >= refusals.from && status <= refusals.to && !busy.includes(status);
  }
}
