import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { preparedLimits } from './limits.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return weight === undefined ? 1 : Number(weight.trim().slice(2));
};

const choose = (header: string): Encoding => {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    weights.set(name.trim(), weightOf(parameters));
  }
  const accepts = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
};

/** Browsers send a handful of different headers. */
const rememberedHeaders = 64;
const remembered = new Map<string, Encoding>();

/**
 * The smallest form for an `Accept-Encoding` header; a weight of 0 is a refusal. Not `accepts` of Hono: it follows the
 * visitor's order instead of size, knows neither `*` nor `*;q=0`, takes `q=x` for 1, and needs a request, which answers from
 * memory do without.
 */
export const chooseEncoding = (header: string | null | undefined): Encoding => {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = choose(header);
  if (remembered.size < rememberedHeaders) remembered.set(header, chosen);
  return chosen;
};

const compressible = /^(text\/|application\/(json|[\w.-]+\+(json|xml)|javascript|xml|wasm)|image\/svg\+xml)/;

/** Whether compression helps: pictures, films and fonts are compressed already. */
export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= preparedLimits.smallestCompressed && compressible.test(contentType);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

const qualityFor = (bytes: number): number =>
  preparedLimits.brotli.find(({ upTo }) => bytes <= upTo)?.quality ?? preparedLimits.brotliBest;

const windowFor = (bytes: number): number => {
  const { least, most } = preparedLimits.brotliWindow;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), least), most);
};

/** The exact bytes: what zlib gives is the first part of a larger block, which would be kept, too. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** Compresses off the main thread. */
export const compress = async (
  body: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: 'quick' | 'best',
): Promise<Uint8Array> => {
  if (encoding === 'gzip') return exact(await zip(body, { level: preparedLimits.gzip }));
  const quality = effort === 'best' ? preparedLimits.brotliBest : qualityFor(body.byteLength);
  return exact(
    await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.byteLength),
      },
    }),
  );
};

/** The content of Brotli's form. */
export const decompress = async (bytes: Uint8Array): Promise<Uint8Array> => exact(await unpack(bytes));
