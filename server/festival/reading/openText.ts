import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { festivalLimits } from '../limits.ts';
import { start, type Spot } from './place.ts';

/** Something wrong in a text. */
export interface Fault extends Spot {
  message: string;
}

const spotAt = (text: string, offset: number): Spot => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

export const isTooLarge = `is larger than ${festivalLimits.fileBytes / 1024 / 1024} MB`;

const bytesIn = (path: string): Buffer | string => {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return 'is no file';
    return stats.size > festivalLimits.fileBytes ? isTooLarge : readFileSync(file);
  } finally {
    closeSync(file);
  }
};

/** The bytes, or why they cannot be read. */
const bytesOf = (path: string): Buffer | string => {
  try {
    return bytesIn(path);
  } catch (caught) {
    const code = caught instanceof Error && 'code' in caught ? ` (${String(caught.code)})` : '';
    return `cannot be read${code}`;
  }
};

/** The text of a file, without a byte order mark and with plain line ends; or why it is none. */
export const openText = (directory: string, path: string): { text: string } | { fault: Fault } => {
  const bytes = bytesOf(join(directory, path));
  if (typeof bytes === 'string') return { fault: { ...start, message: bytes } };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isUtf8(bytes))
    return { fault: { ...spotAt(text, text.indexOf('\uFFFD')), message: 'is not UTF-8: save it as UTF-8' } };
  const nul = text.indexOf('\0');
  if (nul >= 0) return { fault: { ...spotAt(text, nul), message: 'has a NUL byte: save it as UTF-8' } };
  return { text: text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text };
};
