import * as v from 'valibot';
import { createSlices } from '#server/turns/slices.ts';
import type { Mistake } from '../mistake.ts';
import { pageFile } from '../schema/pageFile.ts';
import { findFiles, type FoundFiles } from './findFiles.ts';
import type { AnnouncementParts, FolderParts } from './parts.ts';
import type { Reader } from './reader.ts';
import type { Readers } from './readers.ts';
import { filesOfThings, Reading } from './readThings.ts';

/** Milliseconds of reading between which other work has its turn. */
const slice = 10;
/** The name of an announcement list's own files. */
const listName = 'list';

const readAnnouncements = async (
  reading: Reading,
  { texts }: FoundFiles,
  readers: Readers,
  folder: 'press' | 'careers',
): Promise<AnnouncementParts> => {
  const files = filesOfThings(texts, folder);
  const list = files.get(listName);
  files.delete(listName);
  const { announcements, announcementLists, announcementTexts } = readers;
  if (list && !list.facts) reading.tell(`${folder}/list.yaml`, 'is missing beside the texts of the list');
  return {
    list: list && (await reading.thing({ folder, facts: announcementLists, texts: announcementTexts }, list)),
    entries: await reading.things({ folder, facts: announcements, texts: announcementTexts }, files),
  };
};

const readAll = async (reading: Reading, found: FoundFiles, readers: Readers): Promise<FolderParts> => {
  const { texts } = found;
  const read = async <T, U>(reader: Reader<T>, path: string, without: U): Promise<T | U | null> => {
    const file = texts.get(path);
    return file ? await reading.read(reader, file) : without;
  };
  if (!texts.has('festival.yaml')) reading.tell('festival.yaml', 'is missing: a festival begins with it');
  const pages = { facts: readers.pages, texts: readers.pageTexts, fallback: v.parse(pageFile, {}) };
  return {
    festival: await read(readers.festival, 'festival.yaml', null),
    venues: await read(readers.venues, 'venues.yaml', new Map<string, never>()),
    series: await read(readers.series, 'series.yaml', new Map<string, never>()),
    passes: await read(readers.passes, 'passes.yaml', new Map<string, never>()),
    videos: await read(readers.videos, 'videos.yaml', { videos: {}, collections: {} }),
    home: await read(readers.home, 'home.yaml', undefined),
    shows: await reading.things(
      { folder: 'shows', facts: readers.shows, texts: readers.showTexts },
      filesOfThings(texts, 'shows'),
    ),
    artists: await reading.things(
      { folder: 'artists', facts: readers.artists, texts: readers.artistTexts },
      filesOfThings(texts, 'artists'),
    ),
    pages: await reading.things({ folder: 'pages', ...pages }, filesOfThings(texts, 'pages')),
    press: await readAnnouncements(reading, found, readers, 'press'),
    careers: await readAnnouncements(reading, found, readers, 'careers'),
    dates: await read(readers.dates, 'dates.csv', []),
    media: found.media,
  };
};

/** Reads a folder as far as it can be read, and tells every mistake within its files. */
export const readParts = async (
  directory: string,
  readers: Readers,
): Promise<{ parts: FolderParts; files: FoundFiles['texts']; mistakes: Mistake[] }> => {
  const awaitTurn = createSlices({ slice })('festival');
  const found = await findFiles(directory, awaitTurn);
  for (const reader of Object.values(readers)) reader.keep(found.texts);
  const reading = new Reading(directory, awaitTurn);
  const parts = await readAll(reading, found, readers);
  return { parts, files: found.texts, mistakes: [...found.mistakes, ...reading.mistakes] };
};
