import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { ticketsWorker } from '#contract/settings/ticketsWorker.ts';
import type { Answer } from '../prepared/answer.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};

export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path)] ?? 'application/octet-stream';

/** RTE-28, and the other kinds of files that a page may name: never an address of the site. */
const assetLike =
  /\.(js|ico|png|txt|css|map|svg|jpe?g|webp|xml|json|woff2?|avif|gif|mp4|pdf|vtt|webmanifest)$/i;
export const isAssetLike = (pathname: string): boolean => assetLike.test(pathname);

/** A worker obeys its own script's policy: this one fetches our files. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The build writes Brotli's form of a file beside it. */
export const brotliForm = '.br';

/** A download under its own name (PRS-01). */
const paper = '.pdf';
/** Browsers request parts of it. */
const film = '.mp4';

/** Built files have a hash of their content in their name. */
const immutable = 'public, max-age=31536000, immutable';
/** Pictures and icons keep their name when they change, so that browsers fetch them again after a day. */
const aDay = 'public, max-age=86400';
const buildPrefix = '/assets/';

/** Static files: their addresses, and each whole answer after its first use. */
export interface Files {
  has: (pathname: string) => boolean;
  read: (pathname: string) => Promise<Answer>;
  /** The content of a file; null without one. */
  bytes: (pathname: string) => Promise<Uint8Array> | null;
}

const listFolder = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};

const isServed = (address: string): boolean =>
  extname(address) in contentTypes && !address.split('/').some((segment) => segment.startsWith('.'));

/**
 * Knows every file below `folders` by its address; the first folder with it wins. The list is made once, so that no request
 * can name another file.
 */
export const listFiles = (folders: readonly string[]): Files => {
  const paths = new Map<string, string>();
  const compressed = new Set<string>();
  for (const folder of folders) {
    for (const path of listFolder(folder)) {
      if (extname(path) === brotliForm) compressed.add(path);
      const address = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
      if (isServed(address) && !paths.has(address)) paths.set(address, path);
    }
  }
  return {
    has: (pathname) => paths.has(pathname),
    bytes: (pathname) => {
      const path = paths.get(pathname);
      return path === undefined ? null : readFile(path);
    },
    read: async (pathname) => {
      const path = paths.get(pathname);
      if (path === undefined) throw new Error('No such file');
      const isBuilt = pathname.startsWith(buildPrefix);
      return {
        status: 200,
        headers: {
          'content-type': contentTypeOf(pathname),
          'cache-control': isBuilt ? immutable : aDay,
          ...(extname(pathname) === paper && {
            'content-disposition': `attachment; filename="${basename(pathname)}"`,
          }),
          ...(pathname === ticketsWorker.script && { 'content-security-policy': workerPolicy }),
          ...(extname(pathname) === film && { 'accept-ranges': 'bytes' }),
        },
        body: await readFile(path),
        brotli: compressed.has(path + brotliForm) ? await readFile(path + brotliForm) : null,
        effort: 'best',
      };
    },
  };
};
