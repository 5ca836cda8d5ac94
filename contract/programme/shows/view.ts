import type { DayRange } from '../time/dayRange.ts';
import type { Present } from '../time/present.ts';
import type { Availability, ProgrammationState } from '#contract/wire/programmation.ts';
import type { Language } from '#contract/address/language.ts';

/** The three kinds of the legend (CAL-02, CAL-15); null without a known category. */
export const kinds = ['venue', 'outdoor', 'online'] as const;
export type Kind = (typeof kinds)[number];
/** The Toronto series (CAL-16). */
export type Series = 'the42' | 'comedycon' | 'headliners' | 'outdoors' | 'street';
/** A change to an announced date. */
export type ChangedState = Exclude<ProgrammationState, 'scheduled'>;
/** The clock of a time (CAL-34, TKT-07): the place's, or the viewer's once the browser knows it. */
export type TimeRule = 'venue' | 'viewer';

/** One show at one time, as the calendar draws it (CAL-11). An absent field is unknown or false. */
export interface Tile {
  id: string;
  title: string;
  /** Of a title in the other language, that one. */
  writtenIn?: Language;
  url: string;
  image: string | null;
  /** ISO 8601 on the item's own clock, `2027-07-16T19:30-04:00`: its day, time and offset. */
  start: string;
  /** Its length; for machines only. */
  minutes?: number;
  /** IANA name of the show's own clock, where the viewer's gives its time; the page names a venue's once (CAL-35). */
  timezone?: string;
  kind?: Kind;
  series?: Series;
  venue: string;
  city: string;
  status?: Availability;
  /** In the festival's currency. */
  price?: { min: number; max: number };
  /** Names it together with its id when a member likes it (WSH-02): both, or neither. */
  festival?: string;
  edition?: string;
  /** Absent if it takes place as planned. */
  state?: ChangedState;
  /** It has begun and is off sale. Absent if it is still to come. */
  hasBegun?: true;
}

/**
 * A day of Month view: how many shows match, and the first three of them, or all four (CAL-04); of today the coming ones
 * first (CAL-38); none if the day is folded.
 */
export interface DaySummary {
  date: string;
  count: number;
  tiles: Tile[];
  isOver?: true;
}

/** Consecutive days in one line, and the number of their shows. */
export interface FoldedDays extends DayRange {
  count: number;
}

/** Day view (CAL-10): a hundred tiles of the day grouped by start time. */
export interface DayView {
  date: string;
  /** `HH:mm`: hides and ignores earlier shows; null for the whole day. Today it is the present by default. */
  after: string | null;
  before: string | null;
  /** All matching shows. */
  total: number;
  /** Shows of today folded before `after`; null if the address names `after`. */
  earlier: number | null;
  /** How many matching shows come before these tiles, and how many after. */
  offset: number;
  hidden: number;
  groups: { time: string; tiles: Tile[] }[];
}

/** The nearest days with shows on either side, `YYYY-MM-DD`; null if there is none, or nobody looked. */
export interface DaysBeyond {
  previous: string | null;
  next: string | null;
}

/** Everything that a calendar screen shows of one month. Small: hidden shows are only counted. */
export interface CalendarView {
  month: string;
  /** Days with matching shows, in order (CAL-04). Tiles only in Month view. */
  days: DaySummary[];
  day: DayView | null;
  /** The days before the opening of Month view (CAL-38); null without any. */
  folded: FoldedDays | null;
  /** Matching shows of the month. */
  total: number;
  /** Matching English shows left out of the month or day (CAL-29, CAL-30). */
  leftOutEnglish: number;
  /** Zones of the shown tiles told by the venue's clock, so that the screen can name them in words; `city` '' where it is not one (CAL-35). */
  zones: { timezone: string | null; offset: string; city: string }[];
  /** Whether a tile told by the venue's clock is shown: the note of CAL-35 is for those only. */
  hasVenueTimes: boolean;
  /** The present of this view. */
  present: Present;
  /** Outside the month: searched if the month has nothing on that side of the shown day (CAL-43). */
  beyond: DaysBeyond;
}
