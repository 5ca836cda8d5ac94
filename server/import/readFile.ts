import { open } from 'node:fs/promises';
import { reasonOf } from '../log.ts';
import { importLimits } from './limits.ts';
import { readPicture, type PictureNote } from './picture.ts';
import { readEvent, isEvent, isRejection, type ImportedEvent, type Zones } from './readEvent.ts';
import { field, isNode, line, listOf, type Node } from './values.ts';

/** A file that cannot be imported; the message is for the person who imports. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export interface RejectedRecord {
  /** Position in the file, from 1. */
  position: number;
  name: string;
  reason: string;
}

/** Pictures that became of the same. */
interface NotedPictures {
  count: number;
  /** Title of the first show that has one; '' where none has. */
  example: string;
}

/** What a file holds. */
export interface ReadProgramme {
  events: ImportedEvent[];
  rejected: RejectedRecord[];
  pictures: Record<PictureNote, NotedPictures>;
}

const megabyte = 1024 * 1024;

/** @throws ImportError before a byte is read of a file that is too large */
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

/** Every record of a document; the things that a graph's events refer to are none themselves. */
const recordsOf = (document: unknown): { records: unknown[]; nodes: Node[] } => {
  const tops = Array.isArray(document) ? document : [document];
  const records = tops.flatMap((top) => {
    const graph = isNode(top) ? top['@graph'] : undefined;
    return graph === undefined ? [top] : listOf(graph).filter((node) => !isNode(node) || isEvent(node));
  });
  const nodes = tops.flatMap((top) => (isNode(top) ? [top, ...listOf(top['@graph'])] : [])).filter(isNode);
  return { records, nodes };
};

const isReference = (node: Node): boolean =>
  Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** Reads an event's locations; `{"@id": …}` alone stands for the node of that id in the same document. */
const createLocationReader = (nodes: readonly Node[]): ((record: unknown) => unknown[]) => {
  const byId = new Map(nodes.filter((node) => !isReference(node)).map((node) => [node['@id'], node]));
  return (record) =>
    isNode(record)
      ? listOf(field(record, 'location')).map((location) =>
          isNode(location) && isReference(location) ? (byId.get(location['@id']) ?? location) : location,
        )
      : [];
};

/** A record that nobody foresaw, like one nested a hundred thousand deep, is one that cannot be read. */
const readRecord = (
  record: unknown,
  locationsOf: (record: unknown) => unknown[],
  zones: Zones,
): ReturnType<typeof readEvent> => {
  try {
    return readEvent(record, locationsOf(record), zones);
  } catch (caught) {
    return { reason: `cannot be read (${reasonOf(caught)})` };
  }
};

const nameLength = 80;
const nameOf = (record: unknown): string => (isNode(record) ? line(field(record, 'name'), nameLength) : '');

/**
 * Reads a schema.org `Event` JSON-LD file: a list, one object or an `@graph`.
 * @throws ImportError for a file that cannot be read at all
 */
export const readProgrammeFile = async (
  file: string,
  zones: Zones,
  onProgress: (read: number, total: number) => void,
): Promise<ReadProgramme> => {
  const document = parse(await readText(file));
  if (!isNode(document) && !Array.isArray(document))
    throw new ImportError('holds neither an object nor a list.');
  const { records, nodes } = recordsOf(document);
  const locationsOf = createLocationReader(nodes);
  const programme: ReadProgramme = {
    events: [],
    rejected: [],
    pictures: { upgraded: { count: 0, example: '' }, 'left out': { count: 0, example: '' } },
  };
  const known = new Set<string>();
  const reject = (index: number, reason: string): void => {
    programme.rejected.push({ position: index + 1, name: nameOf(records[index]), reason });
  };
  const notePicture = (record: unknown, title: string): void => {
    const { note } = readPicture(isNode(record) ? field(record, 'image') : undefined);
    if (note === null) return;
    const { count, example } = programme.pictures[note];
    programme.pictures[note] = { count: count + 1, example: example || title };
  };
  for (const [index, record] of records.entries()) {
    const read = readRecord(record, locationsOf, zones);
    if (isRejection(read)) reject(index, read.reason);
    else if (known.has(read.identity)) reject(index, 'is in the file already');
    else {
      known.add(read.identity);
      programme.events.push(read);
      notePicture(record, read.title);
    }
    if ((index + 1) % importLimits.progressEvery === 0) onProgress(index + 1, records.length);
  }
  return programme;
};
