/** Entries of a page of the content API's lists, as the site asks for them and as the server gives them unasked. */
export const pageSizes = {
  /** CAL-50 */
  programmations: 400,
  /** A page of the list of the shows (HOM-13). */
  shows: 24,
  /** Shows that one address of that list draws at most: whole pages. */
  showsAtOnce: 480,
  /** A window narrower than this, in CSS pixels, has the narrow pages of artists and videos (ART-02, VID-11); style sheets have the same number. */
  narrowWindow: 575,
  /** A page of the artists, and in a narrow window (ART-02). */
  artists: 24,
  artistsNarrow: 12,
  /** Artists that one address of their list draws at most: whole pages of either size. */
  artistsAtOnce: 480,
  /** A page of the list of the videos, and in a narrow window (VID-11). */
  videos: 24,
  videosNarrow: 12,
  /** VID-02 */
  todaysVideos: 10,
  /** Videos that the page of another one leads to (VID-18), the one itself among them. */
  relatedVideos: 9,
  /** Videos of the block on other pages (VID-24). */
  featuredVideos: 4,
  /** The dates of a show (SHW-15). */
  tickets: 50,
} as const;
