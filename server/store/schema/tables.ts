import type { Generated, Kysely, Selectable } from 'kysely';
import type { ContentType } from '#contract/wire/page.ts';
import type { Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import type { Availability, ProgrammationState } from '#contract/wire/programmation.ts';
import type { Language } from '#contract/address/language.ts';
import type { Kind } from '#contract/programme/shows/view.ts';
import type { MemberTables } from './memberTables.ts';
import type { NewsletterTables } from './newsletterTables.ts';

/**
 * The tables as both engines see them. The writer numbers the rows (writers take turns, see `store.write`); instants are
 * epoch seconds, prices are in thousandths (`money.ts`), flags are 0 or 1 with a CHECK, JSON is text.
 */
export interface Tables extends MemberTables, NewsletterTables {
  data_version: { id: 1; version: number };
  fillings: { name: string; filled_at: number };
  /** Work of one of several processes: the next time, or the end of the time for which one has it. */
  duties: { name: string; due_at: number };
  venues: VenueTable;
  categories: CategoryTable;
  shows: ShowTable;
  show_texts: ShowTextTable;
  show_accessibility: { show_id: number; feature: Accessibility };
  show_categories: { show_id: number; category_id: number; position: number };
  artist_categories: { id: number; title_fr: string; title_en: string };
  artists: ArtistTable;
  show_artists: { show_id: number; artist_id: number; position: number };
  programmations: ProgrammationTable;
  pages: PageTable;
  menu_items: MenuItemTable;
  sponsors: SponsorTable;
  passports: PassportTable;
  /** `festival_id` is that of its page. */
  festival_shows: { festival_id: number; show_id: number };
  announcements: AnnouncementTable;
  videos: VideoTable;
  video_collections: VideoCollectionTable;
  collected_videos: { collection_id: number; video_id: number };
  /** The festival as a whole: a JSON object, see `festivalProfile.ts`. One row; none before the first folder. */
  festival: { id: 1; profile: string };
  /** The number of each thing that the last loaded folder names: these are the folder's. */
  folder_records: { kind: string; name: string; number: number };
  former_paths: FormerPathTable;
}

interface VenueTable {
  id: number;
  external_id: string;
  name: string;
  city: string;
  /** Short form of the province or state, like QC. */
  region: string;
  /** The province or state in full; '' if only its short form is known. */
  region_name: Generated<string>;
  map_url: string | null;
  /** Degrees; null if unknown. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
}

/** An address that something had before; it leads to the present one. */
interface FormerPathTable {
  lang: Language;
  /** Below the language: `spectacles/le-chat`. */
  path: string;
  kind: 'show' | 'page';
  number: number;
}

/** A show's kind (CAL-15), by the code of the kind, or its genre. */
interface CategoryTable {
  id: number;
  code: string;
  title_fr: string;
  title_en: string;
}

interface ShowTable {
  id: number;
  external_id: string;
  kind: Kind;
  /** ISO 639-1, or '' if no language is spoken or known. */
  language: string;
  show_type: string | null;
  belong_to: string | null;
  /** Number of the drawn poster under /media/posters. */
  poster: number | null;
  /** Picture on another host, without a poster. */
  image_url: string | null;
  /** Hash of an imported record, to notice changes. */
  fingerprint: string | null;
  /** JSON object, see `showDetails.ts`. */
  details: Generated<string>;
  /** Null if unknown. */
  duration_minutes: Generated<number | null>;
  /** Years; null if unknown. */
  age_min: Generated<number | null>;
  /** ISO 639 codes of all spoken languages, with spaces between them; '' if unknown. */
  languages: Generated<string>;
  /** The time of its addition to the programme. */
  added_at: Generated<number>;
}

interface ShowTextTable {
  show_id: number;
  lang: Language;
  slug: string;
  title: string;
  summary: string;
  /** HTML. */
  description: string;
  /** The language of the texts where it is the other one; else null. */
  written_in: Generated<Language | null>;
}

interface ArtistTable {
  id: number;
  name: string;
  category_id: number;
  bio_fr: string;
  bio_en: string;
  /** The same in both languages; '' for an artist without a page. */
  slug: Generated<string>;
  /** Number of the drawn portrait under /media/artists. */
  portrait: Generated<number | null>;
  /** Picture on another host, without a portrait. */
  image_url: Generated<string | null>;
  belong_to: Generated<string | null>;
  /** JSON object, see `artistDetails.ts`. */
  details: Generated<string>;
}

interface ProgrammationTable {
  id: number;
  external_id: string;
  show_id: number;
  venue_id: number | null;
  starts_at: number;
  ends_at: number | null;
  /** The start on the clock of the place, to the minute, as epoch seconds of UTC (`localStart.ts`): it decides the day. */
  local_start: number;
  /** IANA name. */
  timezone: string;
  /** Null if unknown. */
  status: Availability | null;
  price_min: number | null;
  price_max: number | null;
  /** An address, or `boxOffice`. */
  ticket_url: string | null;
  /** Null if seats are not counted. */
  capacity: number | null;
  taken: number;
  state: Generated<ProgrammationState>;
  /** The first announced start of a rescheduled date. */
  previous_starts_at: Generated<number | null>;
}

interface PageTable {
  id: number;
  lang: Language;
  /** Without the language and without slashes at the ends; '' is home. */
  path: string;
  type: ContentType;
  /** JSON object. */
  attributes: string;
  meta_title: string;
  meta_description: string;
  og_image: string | null;
  noindex: 0 | 1;
  /** The language of the texts where it is the other one; else null. */
  written_in: Generated<Language | null>;
}

/** Announcements to the press, and jobs (PRS-01, PRS-02). */
export type AnnouncementList = 'press' | 'careers';

interface AnnouncementTable {
  /** Of its page, which has its texts. */
  page_id: number;
  list: AnnouncementList;
  /** Groups the entries of the list. */
  tag: string;
  published_at: number;
}

export const menus = ['main', 'footer', 'secondary'] as const;
export type Menu = (typeof menus)[number];

interface MenuItemTable {
  id: number;
  lang: Language;
  menu: Menu;
  title: string;
  href: string;
  hierarchy: string;
}

interface SponsorTable {
  id: number;
  title: string;
  logo: string | null;
  uri: string | null;
  footer_line: number;
}

interface PassportTable {
  id: number;
  lang: Language;
  title: string;
  image: string | null;
  /** Null if unknown. */
  starting_at: number | null;
  detail_url: string | null;
  /** The pass's saving, in words; '' if unknown. */
  saving: string;
}

/** `id` is that of its page. */
interface VideoTable {
  id: number;
  /** Its id on the video site; null if it is not there. */
  youtube_id: string | null;
  /** Address of an mp4; null without one. */
  film: string | null;
  /** JSON list of `{lang, label, url}`. */
  captions: string;
  /** Number of a drawn poster under /media/posters. */
  poster: number | null;
  view_count: number;
  like_count: number;
  published_at: number;
}

interface VideoCollectionTable {
  id: number;
  lang: Language;
  name: string;
  /** Its word in an address (RTE-33); '' for its number instead. */
  alias: string;
  image: string | null;
}

/** A connection or a transaction: store functions take either. */
export type Database = Kysely<Tables>;
export type ArtistRow = Selectable<ArtistTable>;
export type ShowRow = Selectable<ShowTable>;
export type ShowTextRow = Selectable<ShowTextTable>;
export type ProgrammationRow = Selectable<ProgrammationTable>;
