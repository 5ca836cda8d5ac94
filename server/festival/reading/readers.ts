import { announcementFile, announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { showText } from '../schema/showFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { parseDates } from './parseDates.ts';
import { parseFacts, parseNamed, parseShow } from './parseFacts.ts';
import { parseText } from './parseText.ts';
import { createReader } from './reader.ts';

/** A reader for each kind of file. Kept from one reading of a folder to the next, they read again only what has changed. */
export const createReaders = () => ({
  festival: createReader(parseFacts(festivalFile)),
  venues: createReader(parseNamed(venuesFile)),
  series: createReader(parseNamed(seriesFile)),
  passes: createReader(parseNamed(passesFile)),
  videos: createReader(parseFacts(videosFile)),
  home: createReader(parseFacts(homeFile)),
  dates: createReader(parseDates),
  shows: createReader(parseShow),
  showTexts: createReader(parseText(showText)),
  artists: createReader(parseFacts(artistFile)),
  artistTexts: createReader(parseText(artistText)),
  pages: createReader(parseFacts(pageFile)),
  pageTexts: createReader(parseText(pageText)),
  announcements: createReader(parseFacts(announcementFile)),
  announcementLists: createReader(parseFacts(announcementListFile)),
  announcementTexts: createReader(parseText(announcementText)),
});
export type Readers = ReturnType<typeof createReaders>;
