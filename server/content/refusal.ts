const statuses = { invalid: 400, 'not-found': 404, 'method-not-allowed': 405, internal: 500 } as const;
export type RefusalCode = keyof typeof statuses;

/** A request that is answered with an error of the contract; the message is for developers. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
  get status(): (typeof statuses)[RefusalCode] {
    return statuses[this.code];
  }
  get body(): string {
    return JSON.stringify({ error: { code: this.code, message: this.message } });
  }
}
