/** The site's settings for the rules of the programme; a part of the page's settings. */
export interface ProgrammeSettings {
  /** The first choice for a thumbnail (CAL-33). */
  siteId: number;
  /** IANA name of the zone of "today" and of dates in addresses. */
  timezone: string;
  /** Festivals whose items are dropped, compared lower-cased (CAL-31). */
  excludedFestivals: readonly string[];
  /** Festivals drawn by series, compared lower-cased (CAL-16, TOR-01). */
  torontoFestivals: readonly string[];
  /** Origin of the site that shows of the Toronto festivals link to (SHW-18); null is this site. */
  torontoSite: string | null;
}

export const programmeLimits = {
  /** Tiles of a day in Month view with more shows than `wholeMonthDay` (CAL-04). */
  tilesOfMonthDay: 3,
  /** The most shows of a day that Month view shows whole: See more would hide a single one (CAL-04, CAL-05). */
  wholeMonthDay: 4,
  /** Begin of an evening and end of its night, on the clocks of the places: `HH:mm`. */
  evening: '17:00',
  morning: '04:00',
  /** Tiles of Day view (CAL-10). */
  tilesOfDay: 100,
  /** Graphemes of a tile's title (CAL-13). */
  tileTitle: 30,
  /** Graphemes of any other excerpt (CAL-13). */
  excerpt: 50,
  /** Years that the live calendar reaches beyond the current one (CAL-19, CAL-41). */
  yearsAhead: 2,
  /** Fewer seats than these count as few. */
  fewSeats: 20,
  /** The last choice for a thumbnail, shared by all sites (CAL-33). */
  sharedSiteId: 1,
} as const;
