import { open } from 'node:fs/promises';
import { reasonOf } from '#server/log.ts';
import { importLimits } from '../limits.ts';
import type { PictureNote } from './picture.ts';
import { createDateReader, isRejection, type ImportedDate, type Zones } from './readDate.ts';
import type { ImportedShow } from './readShow.ts';
import { findDates, type ToldDate } from './documentDates.ts';
import { field, isNode, line } from './values.ts';

/** A file that cannot be imported; the message is for the importing person. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export interface RejectedRecord {
  /** Position in the file, from 1. */
  position: number;
  /** Its position among several dates of the record, from 1; null if the record is one date. */
  part: number | null;
  name: string;
  reason: string;
}

/** Pictures with the same change. */
interface NotedPictures {
  count: number;
  /** Title of the first show with one; '' without any. */
  example: string;
}

/** The content of a file. */
export interface ReadProgramme {
  dates: ImportedDate[];
  rejected: RejectedRecord[];
  pictures: Record<PictureNote, NotedPictures>;
}

const megabyte = 1024 * 1024;

/** @throws ImportError for a file that is too large, before reading it */
const readText = async (file: string): Promise<string> => {
  const handle = await open(file).catch(() => {
    throw new ImportError('cannot be opened. Is the path right?');
  });
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new ImportError('is not a file.');
    if (stats.size > importLimits.fileBytes)
      throw new ImportError(
        `is larger than ${importLimits.fileBytes / megabyte} MB (${Math.ceil(stats.size / megabyte)} MB).`,
      );
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
  } catch (caught) {
    if (caught instanceof TypeError) throw new ImportError('is not UTF-8 text.');
    throw caught;
  } finally {
    await handle.close();
  }
};

const parse = (text: string): unknown => {
  if (text.trim() === '') throw new ImportError('is empty.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('is not JSON, or is cut off.');
  }
};

/** An unforeseen record, such as one nested a hundred thousand deep, counts as unreadable. */
const readTold = (read: ReturnType<typeof createDateReader>, told: ToldDate): ReturnType<typeof read> => {
  try {
    return read(told);
  } catch (caught) {
    return { reason: `cannot be read (${reasonOf(caught)})` };
  }
};

/** The changes to the pictures of shows. */
const notePictures = (shows: Iterable<ImportedShow>): ReadProgramme['pictures'] => {
  const pictures = { upgraded: { count: 0, example: '' }, 'left out': { count: 0, example: '' } };
  for (const { picture, title } of shows) {
    if (picture.note === null) continue;
    const { count, example } = pictures[picture.note];
    pictures[picture.note] = { count: count + 1, example: example || title };
  }
  return pictures;
};

const nameLength = 80;
const nameOf = ({ event, whole }: ToldDate): string => {
  const name = (node: unknown): string => (isNode(node) ? line(field(node, 'name'), nameLength) : '');
  return name(event) || name(whole);
};

/**
 * Reads a schema.org `Event` JSON-LD file: a list, one object or an `@graph`.
 * @throws ImportError for an unreadable file
 */
export const readProgrammeFile = async (
  file: string,
  zones: Zones,
  onProgress: (read: number, total: number) => void,
): Promise<ReadProgramme> => {
  const document = parse(await readText(file));
  if (!isNode(document) && !Array.isArray(document))
    throw new ImportError('holds neither an object nor a list.');
  const { dates: told, resolve } = findDates(document);
  const read = createDateReader(resolve, zones);
  const dates = new Map<string, ImportedDate>();
  const rejected: RejectedRecord[] = [];
  const reject = (one: ToldDate, reason: string): void => {
    rejected.push({ position: one.position, part: one.part, name: nameOf(one), reason });
  };
  for (const [index, one] of told.entries()) {
    const date = readTold(read, one);
    if (isRejection(date)) reject(one, date.reason);
    else if (dates.has(date.identity)) reject(one, 'is in the file already');
    else dates.set(date.identity, date);
    if ((index + 1) % importLimits.progressEvery === 0) onProgress(index + 1, told.length);
  }
  const shows = new Set([...dates.values()].map(({ show }) => show));
  return { dates: [...dates.values()], rejected, pictures: notePictures(shows) };
};
