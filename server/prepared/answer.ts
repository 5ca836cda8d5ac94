/** What a request is answered with, before it is compressed and sent. */
export interface Answer {
  status: number;
  /** Lower-case names. `content-type` goes with a body; `cache-control` and `vary` replace or extend the defaults. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** Milliseconds since the epoch by the server's clock: from then on the body is no longer true. Null is never. */
  expiresAt?: number | null;
  /** `best` compresses as far as possible, for bodies that are made once in the life of the process. */
  effort?: 'quick' | 'best';
}

/** A document that is asked for: everything that is neither an API nor a file. */
export interface Wanted {
  /** Names everything that the document depends on besides the data and the visitor. */
  key: string;
  /** `live` costs nothing to make; `none` is for this visitor alone. */
  keeping: 'kept' | 'live' | 'none';
  answer: () => Promise<Answer>;
}

/** Says what a document request asks for. */
export type PageHandler = (request: Request) => Promise<Wanted>;
