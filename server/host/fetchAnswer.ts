import { HostFailure } from './hostFailure.ts';
import { hostLimits } from './limits.ts';
import { readRetryAfter } from './retryAfter.ts';

/** A usable answer: JSON, or that the known one is still true (304), or that there is nothing (404, 410). */
export interface HostAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

const redirects = [301, 302, 303, 307, 308];
const missing = [404, 410];
const notModified = 304;
const isJsonType = (type: string | null): boolean =>
  /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '');
const empty = new Uint8Array();

/** @throws HostFailure if there are too many, decompressed */
const readBody = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  if (body === null) return empty;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > hostLimits.answer)
      throw new HostFailure('too-large', `It has more than ${hostLimits.answer} bytes`);
    chunks.push(chunk);
  }
  // Not `Buffer.concat`: small ones would keep whole pools alive.
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/** @throws HostFailure for another origin */
const follow = (location: string | null, from: URL): URL => {
  if (location === null || !URL.canParse(location, from.href))
    throw new HostFailure('elsewhere', 'It redirects without an address');
  const to = new URL(location, from);
  if (to.origin !== from.origin) throw new HostFailure('elsewhere', 'It redirects off its origin');
  return to;
};

const readAnswer = async (response: Response): Promise<HostAnswer> => {
  const { status, ok } = response;
  const headers = Object.fromEntries(response.headers);
  if (!ok) {
    await response.body?.cancel();
    if (status === notModified || missing.includes(status)) return { status, headers, body: empty };
    const retryAfter = readRetryAfter(response.headers.get('retry-after'));
    throw new HostFailure('status', `It answered ${status}`, { status, retryAfter });
  }
  if (!isJsonType(response.headers.get('content-type'))) {
    await response.body?.cancel();
    throw new HostFailure('no-json', 'Its content type is not that of JSON', { status });
  }
  const body = await readBody(response);
  try {
    JSON.parse(new TextDecoder().decode(body));
  } catch {
    // The parser's message would hold a piece of the text.
    throw new HostFailure('no-json', 'It is no JSON', { status });
  }
  return { status, headers, body };
};

/** Whatever fails on the way is the host's failure. */
const toFailure = (caught: unknown): HostFailure => {
  if (caught instanceof HostFailure) return caught;
  if (caught instanceof DOMException && caught.name === 'TimeoutError')
    return new HostFailure('slow', `It did not answer in ${hostLimits.timeout} ms`);
  // `fetch` only says that it failed: the reason is in its cause.
  const cause = caught instanceof Error ? (caught.cause ?? caught) : caught;
  return new HostFailure('away', 'It could not be asked', { cause });
};

/** Asks the host once, without cookies and within every limit. @throws HostFailure */
export const fetchAnswer = async (
  asked: URL,
  headers: Readonly<Record<string, string>>,
): Promise<HostAnswer> => {
  const signal = AbortSignal.timeout(hostLimits.timeout);
  let url = asked;
  try {
    for (let followed = 0; followed <= hostLimits.redirects; followed += 1) {
      const response = await fetch(url, { headers, signal, redirect: 'manual' });
      if (!redirects.includes(response.status)) return await readAnswer(response);
      await response.body?.cancel();
      url = follow(response.headers.get('location'), url);
    }
  } catch (caught) {
    throw toFailure(caught);
  }
  throw new HostFailure('elsewhere', `It redirects more than ${hostLimits.redirects} times`);
};
