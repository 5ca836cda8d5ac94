import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The names of the parts of a backup; the festival's files are below `festival/`. */
export const partNames = {
  manifest: 'manifest.json',
  sqlite: 'chapiteau.sqlite',
  postgres: 'database.dump',
  festival: 'festival/',
  sums: 'SHA256SUMS',
} as const;

/** A part on its way into a backup. */
export interface Part {
  name: string;
  bytes: number;
  read: () => Readable;
}

export const textPart = (name: string, text: string): Part => ({
  name,
  bytes: Buffer.byteLength(text),
  read: () => Readable.from([Buffer.from(text)]),
});

export const filePart = async (name: string, file: string): Promise<Part> => ({
  name,
  bytes: (await stat(file)).size,
  read: () => createReadStream(file),
});
