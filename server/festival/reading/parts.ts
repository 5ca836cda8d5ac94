import type { Language } from '#contract/address/language.ts';
import type { AnnouncementFile, AnnouncementListFile, AnnouncementText } from '../schema/announcementFile.ts';
import type { ArtistFile, ArtistText } from '../schema/artistFile.ts';
import type { FestivalFile } from '../schema/festivalFile.ts';
import type { Named } from '../schema/folder.ts';
import type { HomeFile } from '../schema/homeFile.ts';
import type { PageFile, PageText } from '../schema/pageFile.ts';
import type { Pass } from '../schema/passesFile.ts';
import type { Series } from '../schema/seriesFile.ts';
import type { ShowFile, ShowText } from '../schema/showFile.ts';
import type { Venue } from '../schema/venuesFile.ts';
import type { VideosFile } from '../schema/videosFile.ts';
import type { FolderFile } from './findFiles.ts';
import type { DatesFile } from './parseDates.ts';
import type { TextInOneLanguage } from './parseText.ts';

/** A thing with words, each of its files null where a mistake spoils it. */
export interface Part<Facts, Head> {
  facts: Facts | null;
  texts: Partial<Record<Language, TextInOneLanguage<Head> | null>>;
}

export interface AnnouncementParts {
  /** undefined without `list.yaml` and its texts. */
  list: Part<AnnouncementListFile, AnnouncementText> | undefined;
  entries: Named<Part<AnnouncementFile, AnnouncementText>>;
}

/** A folder as far as it can be read: null stands for a file that a mistake spoils. */
export interface FolderParts {
  festival: FestivalFile | null;
  venues: Named<Venue> | null;
  series: Named<Series> | null;
  passes: Named<Pass> | null;
  videos: VideosFile | null;
  /** undefined without `home.yaml`. */
  home: HomeFile | null | undefined;
  shows: Named<Part<ShowFile, ShowText>>;
  artists: Named<Part<ArtistFile, ArtistText>>;
  pages: Named<Part<PageFile, PageText>>;
  press: AnnouncementParts;
  careers: AnnouncementParts;
  /** Of `dates.csv`. */
  dates: DatesFile | null;
  media: ReadonlyMap<string, FolderFile>;
}
