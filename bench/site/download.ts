import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

export interface Download {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** As sent over the wire. */
  wire: Buffer;
  body: Buffer;
}

/** GETs an address like a browser with brotli, and keeps the sent bytes. */
export const download = async (url: string, acceptEncoding = 'br'): Promise<Download> => {
  const { promise, resolve, reject } = Promise.withResolvers<Download>();
  get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
    buffer(response).then((wire) => {
      const isBrotli = response.headers['content-encoding'] === 'br';
      const body = isBrotli ? brotliDecompressSync(wire) : wire;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, wire, body });
    }, reject);
  }).on('error', reject);
  return promise;
};

/** Bytes of a body at brotli's best. */
export const smallest = (body: Buffer): number => brotliCompressSync(body).byteLength;
