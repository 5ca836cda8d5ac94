import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { entryLimit } from '../entryLimit.ts';
import { currentRequest, noteRequest } from '../requestContext.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import type { Answer } from './answer.ts';
import { chooseEncoding } from './encoding.ts';
import { isNotModified, prepareEntry, sizeOf, type Entry, type Variant } from './entry.ts';
import { preparedLimits } from './limits.ts';
import { readRange } from './range.ts';
import type { VersionWatch } from './version.ts';

/** Makes the answer of `name`, once for all simultaneous callers; null is never shared. @throws errors of `make` */
export type Share = (name: string | null, make: () => Promise<Entry>) => Promise<Entry>;

/** Answers that are made once per version of the data and then sent from memory. */
export interface Prepared {
  /**
   * Answers a GET or HEAD request. `key` names everything that the body depends on besides the data; requests with one key
   * share one build. With a null key the answer is for this request only and is kept nowhere.
   * @param share makes it in turn; at once by default
   * @throws errors of `build` and `share` if no earlier answer for the same data is at hand; nothing is kept then
   */
  answer: (
    request: Request,
    key: string | null,
    build: () => Promise<Answer>,
    share?: Share,
  ) => Promise<Response>;
  /**
   * Answers a GET or HEAD request with a fresh `build`: for content that changes without the version. It is not kept, but has
   * an entity tag: an unchanged answer is a 304.
   * @param share makes it in turn; at once by default
   * @throws errors of `build` and `share`
   */
  answerLive: (request: Request, build: () => Promise<Answer>, share?: Share) => Promise<Response>;
  /** Sends the answer if it is at hand. Returns whether it did; if not, the request goes the long way. */
  send: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Bytes and number of the kept answers. */
  kept: () => { bytes: number; answers: number };
}

/** The answer to a request's target, and the route that made it. */
interface Target {
  key: string;
  route: string | null;
}

interface PreparedOptions {
  version: VersionWatch;
  clock: Clock;
  log: Log;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

const notModifiedStatus = 304;

const partialStatus = 206;
const unsatisfiableStatus = 416;

const targetOf = ({ url }: Request): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

const writeVariant = (
  outgoing: ServerResponse,
  status: number,
  { rawHeaders, body }: Variant,
  isHead: boolean,
): void => {
  outgoing.writeHead(status, rawHeaders);
  if (isHead) outgoing.end();
  else outgoing.end(body);
};

/** A copy with the type that `Response` requires: no other thread shares its memory. */
const bodyFor = (body: Uint8Array): Uint8Array<ArrayBuffer> =>
  body.buffer instanceof ArrayBuffer
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : new Uint8Array(body);

/** Browsers request films in parts, and some play no others (SHW-04). The entity tag is weak, so `If-Range` never holds. */
const partOf = (request: Request, entry: Entry): Response | null => {
  const header = request.headers.get('range');
  const whole = entry.variants.identity;
  if (header === null || request.headers.has('if-range') || !entry.isRanged || !whole) return null;
  const size = whole.body.byteLength;
  const range = readRange(header, size);
  if (range === undefined) return null;
  if (range === null)
    return new Response(null, {
      status: unsatisfiableStatus,
      headers: { ...entry.notModified.headers, 'content-range': `bytes */${size}` },
    });
  const { first, last } = range;
  return new Response(request.method === 'HEAD' ? null : bodyFor(whole.body.subarray(first, last + 1)), {
    status: partialStatus,
    headers: {
      ...whole.headers,
      'content-length': String(last + 1 - first),
      'content-range': `bytes ${first}-${last}/${size}`,
    },
  });
};

/** Makes everything at once. */
const shareAtOnce = (): Share => {
  const running = new Map<string, Promise<Entry>>();
  return (name, make) => {
    if (name === null) return make();
    const known = running.get(name);
    if (known) return known;
    const started = make().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};

const afterPatience = (entry: Entry): Promise<Entry> =>
  new Promise((resolve) => {
    setTimeout(resolve, preparedLimits.patience, entry).unref();
  });

export const createPrepared = ({ version, clock, log, headers }: PreparedOptions): Prepared => {
  const outages = createOutageLog(log, { begins: 'answer.stale', ends: 'answer.current' });
  const entries = new LRUCache<string, Entry>({ maxSize: preparedLimits.keptBytes, sizeCalculation: sizeOf });
  const targets = new LRUCache<string, Target>(entryLimit(preparedLimits.keptTargets));
  const atOnce = shareAtOnce();
  const sends = new WeakMap<Entry, number>();
  let improving = Promise.resolve();
  version.onChange(() => {
    entries.clear();
    targets.clear();
  });

  /** Counts sends from memory. If the data change before its turn, the answer stays as it is. */
  const countSend = (key: string, entry: Entry): void => {
    const sent = (sends.get(entry) ?? 0) + 1;
    sends.set(entry, sent);
    if (sent !== preparedLimits.sendsBeforeBest) return;
    improving = improving
      .then(async () => {
        if (entries.peek(key) === entry) await entry.improve();
      })
      // The quick form stays.
      .catch(() => {});
  };

  const find = (key: string | undefined): Entry | undefined => {
    const entry = key === undefined ? undefined : entries.get(key);
    return entry && clock.now().epochMilliseconds < entry.expiresAt ? entry : undefined;
  };

  /** Uses an answer that was made while this one waited for its turn. */
  const build = async (key: string, make: () => Promise<Answer>): Promise<Entry> => {
    const madeFor = await version.look();
    const known = find(key);
    if (known) return known;
    const entry = prepareEntry(await make(), headers, true);
    const isCurrent = (await version.look()) === madeFor;
    if (isCurrent && entry.isKept) entries.set(key, entry);
    return entry;
  };

  /** Sends an answer that only the clock has ended if a new one fails, or is late soon after the end (RFC 5861). */
  const findOrBuild = async (key: string, make: () => Promise<Answer>, share: Share): Promise<Entry> => {
    const current = await version.look();
    const known = find(key);
    if (known) return known;
    const ended = entries.get(key);
    const making = share(`${current} ${key}`, () => build(key, make));
    if (ended === undefined) return making;
    const made = making.then(
      (entry) => {
        if (!entry.isKept) return ended;
        outages.worked();
        return entry;
      },
      (caught) => {
        outages.failed(caught);
        return ended;
      },
    );
    const hasJustEnded = clock.now().epochMilliseconds < ended.expiresAt + preparedLimits.staleFor;
    return hasJustEnded ? Promise.race([made, afterPatience(ended)]) : made;
  };

  const respond = async (request: Request, entry: Entry): Promise<Response> => {
    if (isNotModified(entry, request.headers.get('if-none-match')))
      return new Response(null, { status: notModifiedStatus, headers: entry.notModified.headers });
    const part = partOf(request, entry);
    if (part) return part;
    const { body, headers: sent } = await entry.variant(
      chooseEncoding(request.headers.get('accept-encoding')),
    );
    return new Response(request.method === 'HEAD' ? null : bodyFor(body), {
      status: entry.status,
      headers: sent,
    });
  };

  return {
    answer: async (request, key, make, share = atOnce) => {
      if (key === null)
        return respond(request, await share(null, async () => prepareEntry(await make(), headers, false)));
      const entry = await findOrBuild(key, make, share);
      const response = await respond(request, entry);
      if (response.status !== notModifiedStatus) countSend(key, entry);
      const target = targetOf(request);
      if (entries.peek(key) === entry && target.length <= preparedLimits.longestTarget) {
        // Its size has changed with its forms: the cache reads it of a new entry alone.
        entries.delete(key);
        entries.set(key, entry);
        targets.set(target, { key, route: currentRequest()?.route ?? null });
      }
      return response;
    },
    kept: () => ({ bytes: entries.calculatedSize, answers: entries.size }),
    answerLive: async (request, make, share = atOnce) =>
      respond(request, await share(null, async () => prepareEntry(await make(), headers, true))),
    send: (incoming, outgoing) => {
      const isHead = incoming.method === 'HEAD';
      if ((!isHead && incoming.method !== 'GET') || !version.isFresh()) return false;
      const target = targets.get(incoming.url ?? '');
      const entry = find(target?.key);
      if (target === undefined || !entry) return false;
      const isKnown = isNotModified(entry, incoming.headers['if-none-match']);
      const variant = entry.variants[chooseEncoding(incoming.headers['accept-encoding']?.toString())];
      if (!isKnown && (!variant || (entry.isRanged && incoming.headers.range !== undefined))) return false;
      noteRequest({ route: target.route, isPrepared: true });
      if (isKnown || !variant) {
        writeVariant(outgoing, notModifiedStatus, entry.notModified, true);
        return true;
      }
      writeVariant(outgoing, entry.status, variant, isHead);
      countSend(target.key, entry);
      return true;
    },
  };
};
