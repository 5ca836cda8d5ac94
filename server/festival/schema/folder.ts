import type { Language } from '#contract/address/language.ts';
import type { AnnouncementFile, AnnouncementListFile, AnnouncementText } from './announcementFile.ts';
import type { ArtistFile, ArtistText } from './artistFile.ts';
import type { DateOfShow } from './dateRow.ts';
import type { FestivalFile } from './festivalFile.ts';
import type { HomeFile } from './homeFile.ts';
import type { Pass } from './passesFile.ts';
import type { PageFile, PageText } from './pageFile.ts';
import type { Series } from './seriesFile.ts';
import type { ShowFile, ShowText } from './showFile.ts';
import type { Venue } from './venuesFile.ts';
import type { VideosFile } from './videosFile.ts';

/** A thing with words: its facts, and in each language the head of its Markdown file and the text below, as written. */
export interface Written<Facts, Head> {
  facts: Facts;
  texts: Partial<Record<Language, { head: Head; body: string }>>;
}

/** Things by the names of their files. */
export type Named<Thing> = ReadonlyMap<string, Thing>;

/** A list of announcements: its own page, and its entries. */
export interface AnnouncementFolder {
  /** null without `list.yaml`. */
  list: Written<AnnouncementListFile, AnnouncementText> | null;
  entries: Named<Written<AnnouncementFile, AnnouncementText>>;
}

/** A date, with its id; `show` names a file in `shows/`. */
export interface FestivalDate extends DateOfShow {
  id: string;
  show: string;
}

/**
 * A festival's folder, as its people wrote it: values of the schemas in this room, Markdown not yet rendered, names not yet
 * looked up. Dates of shows' files and of `dates.csv` are one list.
 */
export interface FestivalFolder {
  festival: FestivalFile;
  venues: Named<Venue>;
  series: Named<Series>;
  passes: Named<Pass>;
  shows: Named<Written<ShowFile, ShowText>>;
  artists: Named<Written<ArtistFile, ArtistText>>;
  pages: Named<Written<PageFile, PageText>>;
  press: AnnouncementFolder;
  careers: AnnouncementFolder;
  videos: VideosFile;
  /** null without `home.yaml`. */
  home: HomeFile | null;
  dates: readonly FestivalDate[];
  /** Files below `media/`, like `media/posters/le-chat.jpg`. */
  media: readonly string[];
}
