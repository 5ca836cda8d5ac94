import type { DayRange } from '../time/dayRange.ts';
import type { Present } from '../time/present.ts';
import type { Availability, ProgrammationState } from '#contract/wire/programmation.ts';

/** The three kinds of the legend (CAL-02, CAL-15); null where no category tells. */
export const kinds = ['venue', 'outdoor', 'online'] as const;
export type Kind = (typeof kinds)[number];
/** The Toronto series (CAL-16). */
export type Series = 'the42' | 'comedycon' | 'headliners' | 'outdoors' | 'street';
/** What became of a date that is not given as it was announced. */
export type ChangedState = Exclude<ProgrammationState, 'scheduled'>;
/** Whose clock a time is told by (CAL-34, TKT-07): the place's, or the viewer's once the browser knows it. */
export type TimeRule = 'venue' | 'viewer';

/** One show at one time, as the calendar draws it (CAL-11). What is not there is not known, or not so. */
export interface Tile {
  id: string;
  title: string;
  url: string;
  image: string | null;
  /** ISO 8601 on the item's own clock, `2027-07-16T19:30-04:00`: its day, time and offset. */
  start: string;
  /** How long it lasts; told to machines only. */
  minutes?: number;
  /** IANA name of the show's own clock, where its time is told by the viewer's; what the venue's tells stands once (CAL-35). */
  timezone?: string;
  kind?: Kind;
  series?: Series;
  venue: string;
  city: string;
  status?: Availability;
  /** Canadian dollars. */
  price?: { min: number; max: number };
  /** What names it beside its id where a member likes it (WSH-02): both, or neither. */
  festival?: string;
  edition?: string;
  /** Not told where it is as planned. */
  state?: ChangedState;
  /** It has begun: nothing is sold of it. Not told of what is to come. */
  hasBegun?: true;
}

/**
 * A day of Month view: how many shows match, and the first three of them, or all four (CAL-04); of today those that are to
 * come first (CAL-38); none of a day that is folded.
 */
export interface DaySummary {
  date: string;
  count: number;
  tiles: Tile[];
  /** The day is over. */
  isOver?: true;
}

/** Days that stand in one line, and how many shows they have. */
export interface FoldedDays extends DayRange {
  count: number;
}

/** Day view (CAL-10): a hundred tiles of the day grouped by start time. */
export interface DayView {
  date: string;
  /** `HH:mm`: nothing earlier is shown or counted; null is the whole day. Of today it is the present, unless told. */
  after: string | null;
  before: string | null;
  /** All that match. */
  total: number;
  /** Shows of today that stand folded before `after`; null where that was asked for. */
  earlier: number | null;
  /** How many of them come before those that are here, and how many after. */
  offset: number;
  hidden: number;
  groups: { time: string; tiles: Tile[] }[];
}

/** The nearest days with shows on either side, `YYYY-MM-DD`; null where there is none, or none was looked for. */
export interface DaysBeyond {
  previous: string | null;
  next: string | null;
}

/** Everything a calendar screen shows of one month. Small: what a day hides is only counted. */
export interface CalendarView {
  month: string;
  /** Days that have matching shows, in order (CAL-04). Tiles only in Month view. */
  days: DaySummary[];
  day: DayView | null;
  /** The days before the one that Month view opens at (CAL-38); null without any. */
  folded: FoldedDays | null;
  /** Matching shows of the month. */
  total: number;
  /** English shows of what is shown, a month or a day, that would match and are left out (CAL-29, CAL-30). */
  leftOutEnglish: number;
  /** Zones of the shown tiles told by the venue's clock, so that the screen can name them in words; `city` '' where it is not one (CAL-35). */
  zones: { timezone: string | null; offset: string; city: string }[];
  /** Whether a tile told by the venue's clock is shown: the note of CAL-35 is for those only. */
  hasVenueTimes: boolean;
  /** What the clock told when this was read. */
  present: Present;
  /** Outside the month: looked for where the month itself has nothing on that side of what is shown (CAL-43). */
  beyond: DaysBeyond;
}
