import { openAsBlob } from 'node:fs';
import { Hono, type Context } from 'hono';
import { servedMedia } from '#server/pictures/mediaIn.ts';
import { readRange } from '#server/prepared/range.ts';
import type { MediaFolder, Medium } from './mediaFolder.ts';

/** A file keeps its name when it changes: a browser asks again after a minute. */
const caching = 'public, max-age=60, must-revalidate';
/** A drawing that is opened by itself runs nothing, and is of no origin. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const headersOf = ({ type, tag }: Medium): Record<string, string> => ({
  'content-type': type,
  'cache-control': caching,
  etag: tag,
  'accept-ranges': 'bytes',
  ...(type === 'image/svg+xml' && { 'content-security-policy': drawingPolicy }),
});

const isKnown = (context: Context, { tag }: Medium): boolean =>
  context.req.header('if-none-match')?.includes(tag.slice(2)) ?? false;

/** The media of a festival's folder, whole or in parts: browsers request films in parts, and some play no others. */
export const createMedia = (folder: MediaFolder): Hono => {
  const answer = async (context: Context): Promise<Response> => {
    const found = await folder.find(new URL(context.req.url).pathname);
    if (found === null) return context.text('Not Found', 404, { 'cache-control': 'no-store' });
    const { path, size } = found;
    const headers = headersOf(found);
    if (isKnown(context, found)) return new Response(null, { status: 304, headers });
    const isHead = context.req.method === 'HEAD';
    const header = context.req.header('range');
    const isWhole = header === undefined || context.req.header('if-range') !== undefined;
    const range = isWhole ? undefined : readRange(header, size);
    if (range === null)
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const body = isHead ? null : (await openAsBlob(path)).slice(first, last + 1).stream();
    return new Response(body, {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        'content-length': String(last + 1 - first),
        ...(range !== undefined && { 'content-range': `bytes ${first}-${last}/${size}` }),
      },
    });
  };
  const hono = new Hono();
  hono.get(`${servedMedia}:path{.+}`, answer);
  return hono;
};
