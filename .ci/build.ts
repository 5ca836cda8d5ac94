import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { brotliForm, contentTypeOf } from '#server/files/files.ts';
import { compress, isCompressible } from '#server/prepared/encoding.ts';

/** Builds the browser's bundle and the server's into the folder named by the first argument. */
const [folder = 'build'] = process.argv.slice(2);
const client = join(folder, 'client');

/** Writes Brotli's form beside a file: no process spends time and memory on it at its start. */
const writeBrotli = async (path: string): Promise<void> => {
  const body = await readFile(path);
  if (!isCompressible(contentTypeOf(path), body.byteLength)) return;
  const compressed = await compress(body, 'br', 'best');
  if (compressed.byteLength < body.byteLength) await writeFile(path + brotliForm, compressed);
};

await build({ logLevel: 'warn', build: { outDir: client } });
await build({ logLevel: 'warn', build: { outDir: join(folder, 'server'), ssr: 'src/entry.server.tsx' } });
const entries = await readdir(client, { recursive: true, withFileTypes: true });
await Promise.all(
  entries.filter((entry) => entry.isFile()).map((entry) => writeBrotli(join(entry.parentPath, entry.name))),
);
