import type { ApiErrorCode } from '#contract/wire/apiError.ts';

const statuses = {
  invalid: 400,
  'short-password': 400,
  'long-password': 400,
  'weak-password': 400,
  unauthorised: 401,
  'invalid-credentials': 401,
  'wrong-code': 401,
  'other-password': 403,
  csrf: 403,
  blocked: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  cancelled: 409,
  'sold-out': 409,
  closed: 409,
  past: 409,
  'no-credit': 409,
  'wrong-password': 409,
  'already-reserved': 409,
  'not-reservable': 409,
  dead: 410,
  expired: 410,
  'changed-elsewhere': 412,
  'too-large': 413,
  contradictory: 422,
  'key-reused': 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>;
export type RefusalCode = ApiErrorCode;
export type RefusalStatus = (typeof statuses)[RefusalCode];

/** A request that gets an error of the contract; the message is for developers, but for `blocked`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  /** Headers of the answer, like `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: RefusalCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
  get status(): RefusalStatus {
    return statuses[this.code];
  }
  get body(): string {
    return JSON.stringify({ error: { code: this.code, message: this.message } });
  }
}
