import { open } from 'node:fs/promises';
import { reasonOf } from '#server/log.ts';
import { createKeptCounter, type PropertyCount } from '../kept/countKept.ts';
import { importLimits } from '../limits.ts';
import type { PictureNote } from './picture.ts';
import type { ZoneSource } from './placeZones.ts';
import { createDateReader, isRejection, type ImportedDate, type Reading } from './readDate.ts';
import type { ImportedShow } from './readShow.ts';
import { createForeign } from './foreignPrices.ts';
import { ImportError } from '../importError.ts';
import { findDates, type ToldDate } from './documentDates.ts';
import { titleOf } from './title.ts';
import { cut, isNode } from './values.ts';

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
  /** How many dates have their zone from where. */
  zones: Record<ZoneSource, number>;
  /** The fate of each property, by its path. */
  properties: Record<string, PropertyCount>;
}

/** How to read a file, and whom to tell. */
export interface FileReading extends Reading {
  /** Whether prices in another currency are left out; otherwise they are a reason to refuse the file. */
  leavesPrices: boolean;
  onProgress: (read: number, total: number) => void;
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
const readTold = (
  read: Awaited<ReturnType<typeof createDateReader>>,
  told: ToldDate,
): ReturnType<typeof read> => {
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
  const name = (node: unknown): string => (isNode(node) ? cut(titleOf(node), nameLength) : '');
  return name(event) || name(whole);
};

/**
 * Reads a schema.org `Event` JSON-LD file: a list, one object, an `@graph`, or things that name their events.
 * @throws ImportError for an unreadable file, or one in another currency
 */
export const readProgrammeFile = async (
  file: string,
  { onProgress, leavesPrices, ...reading }: FileReading,
): Promise<ReadProgramme> => {
  const content = parse(await readText(file));
  if (!isNode(content) && !Array.isArray(content))
    throw new ImportError('holds neither an object nor a list.');
  const document = findDates(content);
  const read = await createDateReader(document, reading);
  const counter = createKeptCounter(document, reading.currency);
  const foreign = createForeign(reading.currency);
  const dates = new Map<string, ImportedDate>();
  const rejected: RejectedRecord[] = [];
  const reject = (one: ToldDate, reason: string): void => {
    counter.pass(one);
    rejected.push({ position: one.position, part: one.part, name: nameOf(one), reason });
  };
  for (const [index, one] of document.dates.entries()) {
    const told = readTold(read, one);
    if (isRejection(told)) reject(one, told.reason);
    else if (dates.has(told.date.identity)) reject(one, 'is in the file already');
    else {
      dates.set(told.date.identity, told.date);
      counter.add(told, one);
      foreign.add(told);
    }
    if ((index + 1) % importLimits.progressEvery === 0) onProgress(index + 1, document.dates.length);
  }
  if (!leavesPrices) foreign.refuse();
  const all = [...dates.values()];
  const zones = { option: 0, geo: 0, place: 0, site: 0 };
  for (const { zoneSource } of all) zones[zoneSource] += 1;
  const pictures = notePictures(new Set(all.map(({ show }) => show)));
  return { dates: all, rejected, pictures, zones, properties: counter.end() };
};
