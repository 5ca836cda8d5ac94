import { announcementFile, announcementListFile, announcementText } from '../schema/announcementFile.ts';
import { artistFile, artistText } from '../schema/artistFile.ts';
import { dateRow } from '../schema/dateRow.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { passesFile } from '../schema/passesFile.ts';
import { seriesFile } from '../schema/seriesFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { meaningsIn } from './meanings.ts';

const kind = <S>(schema: S, root: string, ...files: string[]) => ({
  schema,
  root,
  meanings: files.flatMap(meaningsIn),
});

/** Each sort of file in a festival's folder, by the name of its JSON schema; with the comments of its keys. */
export const fileKinds = {
  festival: kind(festivalFile, 'festivalFile', 'festivalFile.ts', 'look.ts'),
  venues: kind(venuesFile, 'venue', 'venuesFile.ts'),
  series: kind(seriesFile, 'series', 'seriesFile.ts'),
  passes: kind(passesFile, 'pass', 'passesFile.ts'),
  show: kind(showFile, 'showFile', 'showFile.ts', 'dateRow.ts'),
  'show-text': kind(showText, 'showText', 'showFile.ts'),
  date: kind(dateRow, 'dateRow', 'dateRow.ts'),
  artist: kind(artistFile, 'artistFile', 'artistFile.ts'),
  'artist-text': kind(artistText, 'artistText', 'artistFile.ts'),
  page: kind(pageFile, 'pageFile', 'pageFile.ts'),
  'page-text': kind(pageText, 'pageText', 'pageFile.ts'),
  announcement: kind(announcementFile, 'announcementFile', 'announcementFile.ts'),
  'announcement-text': kind(announcementText, 'announcementText', 'announcementFile.ts'),
  'announcement-list': kind(announcementListFile, 'announcementListFile', 'announcementFile.ts'),
  videos: kind(videosFile, 'videosFile', 'videosFile.ts'),
  home: kind(homeFile, 'homeFile', 'homeFile.ts'),
} as const;
export type FileKind = keyof typeof fileKinds;
