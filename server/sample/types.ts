import type { Availability, ProgrammationState } from '#contract/wire/programmation.ts';
import type { Employment } from '#contract/wire/announcement.ts';
import type { Language } from '#contract/address/language.ts';
import type { Kind } from '#contract/programme/shows/view.ts';
import type { Genre } from './genres.ts';

/** A text in both languages of the site (RTE-01). */
export type Localized = Readonly<Record<Language, string>>;

/** A hall or a stage. `capacity` in seats; `timezone` is an IANA name; `mapUrl` opens a street map. */
export interface VenueRecord {
  readonly id: number;
  readonly name: string;
  readonly kind: Exclude<Kind, 'online'>;
  readonly city: string;
  readonly region: { readonly name: Localized; readonly abbreviation: string };
  readonly timezone: string;
  readonly mapUrl: string;
  readonly capacity: number;
}

/** Where shows take place that have no venue. */
export interface OnlinePlace {
  readonly name: Localized;
  readonly timezone: string;
  readonly capacity: number;
}

export interface ArtistRecord {
  readonly id: number;
  readonly name: string;
  readonly type: Localized;
  readonly bio: Localized;
}

/** Canadian dollars; 0 and 0 for a free show. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** A show; `description` is HTML, everything else plain text. */
export interface ShowRecord {
  readonly id: number;
  readonly title: Localized;
  readonly slug: Localized;
  readonly blurb: Localized;
  readonly description: Localized;
  readonly kind: Kind;
  readonly genre: Genre;
  /** '' where no language is spoken, or several are (CAL-29). */
  readonly language: Language | '';
  /** CAL-28; the names of the Toronto series give a tile its colour (CAL-16). */
  readonly showType: string;
  /** The festival it belongs to (CAL-31, TOR-01). */
  readonly belongTo: string;
  /** Ids of {@link ArtistRecord}. */
  readonly artists: readonly number[];
  readonly minutes: number;
  readonly price: PriceRange;
  /** Ids of {@link VenueRecord}, the usual one first; none when online. */
  readonly venues: readonly number[];
}

/** One show at one time. Instants are ISO 8601 in UTC; `timezone` is the venue's IANA name. */
export interface ProgrammationRecord {
  /** Names the same programmation every time that the sample is computed. */
  readonly key: string;
  readonly showId: number;
  /** null when online. */
  readonly venueId: number | null;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly capacity: number;
  /** Seats no longer available; equals `capacity` exactly when sold out. */
  readonly taken: number;
  readonly status: Availability;
  readonly price: PriceRange;
  /** An address, or that of the box office. */
  readonly ticketUrl: string;
  /** As planned where it is not told. */
  readonly state?: ProgrammationState;
}

/** A video and its page: one of our films by its name, or one of the video site. `poster` is the number of a drawn one. */
export interface VideoRecord {
  readonly id: number;
  readonly slug: Localized;
  readonly film?: string;
  readonly youtubeId?: string;
  readonly poster: number;
  readonly title: Localized;
  /** Plain text (VID-25). */
  readonly description: Localized;
}

/** A collection of videos. `alias` is its word in addresses; '' where its id is. */
export interface VideoCollectionRecord {
  readonly id: number;
  readonly name: Localized;
  readonly alias: Localized;
  readonly videos: readonly VideoRecord[];
}

/** A pass and its page. `body` is HTML; dollars; `poster` is the number of a drawn one. */
export interface PassRecord {
  readonly id: number;
  readonly path: Localized;
  readonly title: Localized;
  /** What it saves, in a sentence. */
  readonly saving: Localized;
  readonly body: Localized;
  readonly startingAt: number;
  readonly poster: number;
}

/** A festival and its page. `body` is HTML; `poster` is the number of a drawn one. */
export interface FestivalRecord {
  readonly id: number;
  readonly slug: Localized;
  readonly title: Localized;
  /** In a sentence. */
  readonly description: Localized;
  readonly body: Localized;
  readonly poster: number;
  /** Which shows are its. */
  readonly has: (show: ShowRecord) => boolean;
}

/** A page of the press room, or a job. `body` is HTML; `pdf` is a file of ours. */
export interface AnnouncementRecord {
  readonly id: number;
  readonly slug: Localized;
  readonly title: Localized;
  /** In a sentence. */
  readonly summary: Localized;
  readonly body: Localized;
  /** One of its list's. */
  readonly tag: string;
  readonly told: 'firstOfMonth' | { readonly daysBefore: number };
  readonly pdf?: Localized;
  /** The number of a drawn one. */
  readonly poster: number;
  readonly city?: string;
  readonly employment?: Employment;
}

/** The page of a list of them. */
export interface AnnouncementListRecord {
  readonly id: number;
  readonly pair: 'press' | 'jobs';
  readonly type: 'press_list' | 'career_list';
  readonly title: Localized;
  readonly body: Localized;
  readonly description: Localized;
  /** `entry` is the kind of one entry, in the singular. */
  readonly tags: readonly { readonly id: string; readonly title: Localized; readonly entry?: Localized }[];
}

/** A page of the site. `path` is relative to the language: 'confidentialite'. */
export interface PageRecord {
  readonly id: number;
  readonly path: Localized;
  readonly title: Localized;
  /** HTML: a lead, perhaps facts (`dl`), then the text. */
  readonly body: Localized;
  /** The number of a drawn one. */
  readonly poster?: number;
  readonly metas: { readonly title: Localized; readonly description: Localized };
}

/** HOM-03; `picture` names a drawn one, wide and tall. */
interface SlideRecord {
  readonly picture: string;
  readonly upper: Localized;
  readonly title: Localized;
  readonly description: Localized;
  readonly button: { readonly title: Localized; readonly href: Localized };
}

/** HOM-09; the pictures are drawn ones, the film is one of ours. */
interface TileRecord {
  readonly picture: string;
  readonly hoverPicture?: string;
  readonly hoverFilm?: string;
  readonly format: 'FULL_WIDTH' | 'THIRD_WIDTH' | 'FOURTH_WIDTH' | 'FIFTH_WIDTH';
  readonly title: Localized;
  readonly href: Localized;
  readonly textColour?: string;
}

/** The home page; its zones are HTML (HOM-08). */
export interface HomeRecord {
  readonly id: number;
  readonly title: Localized;
  readonly slides: readonly SlideRecord[];
  readonly tiles: readonly TileRecord[];
  /** HOM-13: types of shows, each with the title of its list. */
  readonly tagUnits: readonly { readonly title: Localized; readonly unit: string }[];
  readonly htmlTop: Localized;
  readonly htmlBottom: Localized;
  readonly metas: { readonly title: Localized; readonly description: Localized };
}

/** An entry of a menu. `hierarchy`: '.1' at the top level, '.1.2' below it (LAY-17). */
export interface MenuRecord {
  readonly title: Localized;
  readonly href: Localized;
  readonly hierarchy: string;
}

/** LAY-21, LAY-22. `line` is 1 to 6; `logo` is a path on this site; no `link` makes it a plain picture. */
export interface SponsorRecord {
  readonly id: number;
  readonly title: string;
  readonly logo: string;
  readonly link: string | null;
  readonly line: number;
}
