/** Bounds of an import. */
export const importLimits = {
  /** The largest file that is read, in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Characters of a title; more is cut. */
  title: 300,
  /** Characters of a name of a place, a city or a category; more is cut. */
  name: 200,
  /** Characters that are read of a description, or of any other text; more is cut. */
  description: 20_000,
  /** Characters of a show's summary. */
  summary: 200,
  /** Characters of an address; a longer one is left out. */
  url: 2_000,
  /** Categories of one show. */
  categories: 20,
  /** Keywords that are read of one show, to find them in. */
  keywords: 200,
  /** Minutes of a show, and years of age; more is taken for a mistake. */
  minutes: 24 * 60,
  age: 99,
  /** Languages of one show. */
  languages: 10,
  /** Dollars; a higher price is taken for a mistake. */
  price: 100_000,
  /** Years that a start may lie in. */
  years: { first: 1970, last: 2200 },
  /** How deep events are parts of each other: a festival, its days, their shows, the dates of those. */
  levels: 4,
  /** Dates that are written in one transaction, with their shows, for which all other writers wait. */
  slice: 250,
  /** Records between two lines of progress. */
  progressEvery: 1_000,
  /** Rejected records that are listed by name. */
  listedRejections: 200,
} as const;
