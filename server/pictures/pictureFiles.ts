import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { nullIfMissing } from '../files/nullIfMissing.ts';
import { shelfIn } from './shelf.ts';

/** The address names all of the content. */
const immutable = 'public, max-age=31536000, immutable';
const form = /^(?<name>[\da-f]{24}-\d{1,5}x\d{1,5}(?:-[\da-f]{6})?)\/(?<file>\d{1,5}\.(?<format>avif|webp))$/;

/** Serves the sizes of prepared pictures. */
export const createPictureFiles = (dataDirectory: string): Hono => {
  const hono = new Hono();
  hono.get('/pictures/:path{.+}', async (context) => {
    const { name, file, format } = form.exec(context.req.param('path'))?.groups ?? {};
    const path = name === undefined || file === undefined ? null : join(shelfIn(dataDirectory), name, file);
    const picture = path === null ? null : await nullIfMissing(readFile(path));
    if (picture === null) return context.text('Not Found', 404, { 'cache-control': 'no-store' });
    return context.body(new Uint8Array(picture), 200, {
      'content-type': `image/${format}`,
      'cache-control': immutable,
    });
  });
  return hono;
};
