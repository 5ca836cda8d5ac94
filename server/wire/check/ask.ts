import { mostRedirects, type CheckLimits } from './limits.ts';

/** An answer of the host, read to its end. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
  /** Milliseconds until its end. */
  took: number;
}

/** A question without a usable answer; the message says why, in plain words. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** Whether the host may be away as a whole. */
  readonly isAway: boolean;

  constructor(message: string, isAway = false) {
    super(message);
    this.isAway = isAway;
  }
}

const readBody = async (response: Response, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most)
      throw new Unanswered(`It sends more than ${most / 1024 / 1024} MB. The site stops reading there.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400 && status !== 304;

/** Follows redirects within the origin of the address. */
const follow = async (address: URL, init: RequestInit): Promise<Response> => {
  let url = address;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    if (!isRedirect(response)) return response;
    await response.body?.cancel();
    url = new URL(response.headers.get('location') ?? '', url);
    if (url.origin !== address.origin)
      throw new Unanswered(`It redirects to another host, ${url.origin}. The site does not follow.`);
  }
  throw new Unanswered(`It redirects more than ${mostRedirects} times.`);
};

const reasonOf = (caught: unknown): string => {
  const { cause } = caught instanceof Error ? caught : { cause: undefined };
  return cause instanceof Error && cause.message !== '' ? cause.message : String(caught);
};

/**
 * Asks an address, within the limits.
 * @throws Unanswered
 */
export const ask = async (
  address: URL,
  init: RequestInit,
  { timeout, bytes: most }: Pick<CheckLimits, 'timeout' | 'bytes'>,
): Promise<HostAnswer> => {
  const began = performance.now();
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await follow(address, { ...init, signal });
    const body = await readBody(response, most);
    return {
      status: response.status,
      headers: response.headers,
      text: new TextDecoder().decode(body),
      bytes: body.length,
      took: performance.now() - began,
    };
  } catch (caught) {
    if (caught instanceof Unanswered) throw caught;
    if (signal.aborted)
      throw new Unanswered(
        `It hangs: no whole answer within ${timeout / 1000} s. The site gives up, too.`,
        true,
      );
    throw new Unanswered(`The connection failed: ${reasonOf(caught)}.`, true);
  }
};
