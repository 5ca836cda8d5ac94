/** The answer to a request, before compression. */
export interface Answer {
  status: number;
  /** Lower-case names. `content-type` belongs to a body; `cache-control` and `vary` replace or extend the defaults. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** The body in Brotli's form, if it was compressed before. */
  brotli?: Uint8Array | null;
  /** Milliseconds since the epoch by the server's clock: the end of the body's validity. Null for never. */
  expiresAt?: number | null;
  /** `best` compresses as far as possible, for bodies made once in the life of the process. */
  effort?: 'quick' | 'best';
}

/** A requested document: everything except APIs and files. */
export interface Wanted {
  /** Names everything that the document depends on besides the data and the visitor. */
  key: string;
  /** `live` costs nothing to make; `none` is for this visitor alone. */
  keeping: 'kept' | 'live' | 'none';
  answer: () => Promise<Answer>;
}

/** Names the document of a request. */
export type PageHandler = (request: Request) => Promise<Wanted>;
