/** Page sizes of the content API's lists: the site asks for them, and the server uses them by default. */
export const pageSizes = {
  /** CAL-50 */
  programmations: 400,
  /** A page of the list of shows (HOM-13). */
  shows: 24,
  /** The most shows that one address of that list draws: whole pages. */
  showsAtOnce: 480,
  /**
   * A window narrower than this, in CSS pixels, gets the narrow pages of artists and videos (ART-02, VID-11); style sheets
   * repeat the number.
   */
  narrowWindow: 575,
  /** A page of artists, and in a narrow window (ART-02). */
  artists: 24,
  artistsNarrow: 12,
  /** The most artists that one address of their list draws: whole pages of either size. */
  artistsAtOnce: 480,
  /** A page of videos, and in a narrow window (VID-11). */
  videos: 24,
  videosNarrow: 12,
  /** VID-02 */
  todaysVideos: 10,
  /** Videos related to another one (VID-18), itself included. */
  relatedVideos: 9,
  /** Videos of the block on other pages (VID-24). */
  featuredVideos: 4,
  /** The dates of a show (SHW-15). */
  tickets: 50,
} as const;
