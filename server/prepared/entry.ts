import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';
import { compress, decompress, isCompressible, type Encoding } from './encoding.ts';
import { preparedLimits } from './limits.ts';

/** One form of a body, with its headers. */
export interface Variant {
  body: Uint8Array;
  headers: Readonly<Record<string, string>>;
  /** The same as a flat list of names and values, which `writeHead` takes unchecked. */
  rawHeaders: string[];
}

/** A finished answer, for any number of requests. */
export interface Entry {
  status: number;
  /** Whether later requests may get it. */
  isKept: boolean;
  /** The opaque part of the entity tag, in its quotes; '' without one. */
  tag: string;
  expiresAt: number;
  /** Whether it offers parts of itself. */
  isRanged: boolean;
  variants: Partial<Record<Encoding, Variant>>;
  /** Sent with 304. */
  notModified: Variant;
  variant: (encoding: Encoding) => Variant | Promise<Variant>;
  /** Replaces the quickly made form with the smallest one. */
  improve: () => Promise<void>;
}

/**
 * Caches must ask before each use: an answer changes within a second of its data, in every process. A 304 from memory costs
 * less than a wrong minute.
 */
const revalidated = 'public, max-age=0, must-revalidate';
const notStored = 'no-store';
const hashLength = 22;

const tagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, hashLength)}"`;

const varyOf = (own: string | undefined, compressed: boolean): string | undefined => {
  if (!compressed) return own;
  return own === undefined ? 'Accept-Encoding' : `${own}, Accept-Encoding`;
};

const toVariant = (body: Uint8Array, headers: Readonly<Record<string, string>>): Variant => ({
  body,
  headers,
  rawHeaders: Object.entries(headers).flat(),
});

const empty = new Uint8Array();
const firstServerError = 500;

/**
 * Finishes an answer: entity tag, caching headers, and compressed forms at their first use.
 * @param common headers of every answer; an answer's own win
 * @param isShared whether everybody gets the same body; others are never stored anywhere
 */
export const prepareEntry = (
  answer: Answer,
  common: Readonly<Record<string, string>>,
  isShared: boolean,
): Entry => {
  const { status, expiresAt, effort = 'quick' } = answer;
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const isRanged = status === 200 && 'accept-ranges' in answer.headers;
  const canCompress = isCompressible(answer.headers['content-type'] ?? '', body.byteLength);
  const { vary: ownVary, ...own } = answer.headers;
  const vary = varyOf(ownVary, canCompress);
  const isKept = isShared && status < firstServerError;
  const tag = isKept && status === 200 ? tagOf(body) : '';
  const validators: Record<string, string> = {
    'cache-control': isKept ? revalidated : notStored,
    ...common,
    ...own,
    ...(vary === undefined ? {} : { vary }),
    ...(tag === '' ? {} : { etag: `W/${tag}` }),
  };
  const { 'content-type': _contentType, 'content-security-policy': _policy, ...bare } = validators;
  const form = (bytes: Uint8Array, extra: Record<string, string> = {}): Variant =>
    toVariant(bytes, { ...validators, ...extra, 'content-length': String(bytes.byteLength) });

  const compressed = (encoding: 'br' | 'gzip', bytes: Uint8Array): Variant =>
    form(bytes, { 'content-encoding': encoding });
  const variants: Entry['variants'] = {};
  if (canCompress && answer.brotli) variants.br = compressed('br', answer.brotli);
  else variants.identity = form(body);
  /** The plain form, which gives way to Brotli's: it is several times as large, and few ask for it. */
  const plain = async (): Promise<Variant> =>
    variants.identity ?? form(variants.br ? await decompress(variants.br.body) : empty);
  const pending = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: 'br' | 'gzip', how: 'quick' | 'best' = effort): Promise<Variant> => {
    const identity = await plain();
    const bytes = await compress(identity.body, encoding, how);
    const isSmaller = bytes.byteLength < identity.body.byteLength;
    const variant = isSmaller ? compressed(encoding, bytes) : identity;
    variants[encoding] = variant;
    if (encoding === 'br' && isSmaller && !isRanged) delete variants.identity;
    pending.delete(encoding);
    return variant;
  };
  return {
    status,
    isKept,
    tag,
    expiresAt: expiresAt ?? Number.POSITIVE_INFINITY,
    isRanged,
    variants,
    notModified: toVariant(empty, bare),
    variant: (encoding) => {
      if (encoding === 'identity') return variants.identity ?? plain();
      if (!canCompress && variants.identity) return (variants[encoding] ??= variants.identity);
      const ready = variants[encoding] ?? pending.get(encoding);
      if (ready) return ready;
      const made = make(encoding);
      pending.set(encoding, made);
      return made;
    },
    improve: async () => {
      if (variants.br && canCompress && effort === 'quick') await make('br', 'best');
    },
  };
};

/** Bytes of an entry in memory. */
export const sizeOf = ({ variants }: Entry): number =>
  preparedLimits.entryBytes +
  new Set(Object.values(variants)).values().reduce((sum, { body }) => sum + body.byteLength, 0);

/** Whether an `If-None-Match` header names this entry. The comparison is weak: every form has the same tag. */
export const isNotModified = ({ tag }: Entry, header: string | null | undefined): boolean =>
  tag !== '' && typeof header === 'string' && (header.includes(tag) || header.trim() === '*');
