/** Bounds of an import. */
export const importLimits = {
  /** The largest file, in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Characters of a title; more is cut. */
  title: 300,
  /** Characters of a name of a place, a city or a category; more is cut. */
  name: 200,
  /** Characters of a description, or of any other text; more is cut. */
  description: 20_000,
  /** Characters of a show's summary. */
  summary: 200,
  /** Characters of an address; a longer one is left out. */
  url: 2_000,
  /** Categories of one show. */
  categories: 20,
  /** Keywords of one show to search. */
  keywords: 200,
  /** Performers of one show. */
  performers: 50,
  /** Minutes of a show, and years of age; more counts as a mistake. */
  minutes: 24 * 60,
  age: 99,
  /** Languages of one show. */
  languages: 10,
  /** Dollars; a higher price counts as a mistake. */
  price: 100_000,
  /** Years of valid starts. */
  years: { first: 1970, last: 2200 },
  /** Depth of nested events: a festival, its days, their shows, the dates of those. */
  levels: 4,
  /** Depth of nested properties to count one by one; what is deeper counts as one. */
  properties: 8,
  /** Properties to count by name; others count together. */
  paths: 1_000,
  /** Dates of one transaction, with their shows; all other writers wait for it. */
  slice: 250,
  /** Records between two lines of progress. */
  progressEvery: 1_000,
  /** Rejected records to list by name. */
  listedRejections: 200,
} as const;
