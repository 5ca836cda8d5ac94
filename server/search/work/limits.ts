/**
 * What the steps of a search count, in units of about ten nanoseconds of processor. Counted, not measured: the same request
 * on the same data counts the same on every machine. `npm run bench -- search` tells how many units a millisecond has.
 */
export const unitsOf = {
  /** A character of the body: it is read, and judged. */
  character: 10,
  /** A query, whatever it asks. */
  query: 5_000,
  /** A word of a query, whatever it finds. */
  word: 300,
  /** A step along the terms of the index, for the typos of one word. */
  step: 1.5,
  /** A term that a word of a query stands for. */
  term: 50,
  /** A record in the list of one term. */
  posting: 1,
  /** A record that is there, for one word of a query. */
  place: 0.3,
  /** A record that matches: it is ordered, and looked at by the filters. */
  match: 20,
  /** A condition of a filter. */
  condition: 100,
  /** A value of a record that one condition compares, or that one facet counts. */
  value: 1,
  /** A different value of a facet, which is ordered. */
  facetValue: 30,
  /** A record that is answered, and each attribute that the request names for it. */
  hit: 300,
  name: 20,
  /** A character in which words are looked for. */
  searched: 20,
  /** A word of a text that is looked up for one word of a query, or was found by it. */
  lookup: 10,
  /** A byte of the answer. */
  byte: 2,
} as const;

/** Every bound of what is counted. */
export const workLimits = {
  /** Units of one request: 0.2 to 0.5 s. The page asks 1.6 million of the sample at most, 11 million of 10,000 records. */
  request: 40_000_000,
  /** Units of one network in a minute: about 20 s. 200 people who type use 220 million on the sample. */
  minute: 2_000_000_000,
  /** Networks that are counted at a time. */
  addresses: 100_000,
  /** Bytes of an answer. */
  answer: 2_000_000,
  /** How long searches may hold other requests up at a time, all of them together, in milliseconds. */
  slice: 5,
  /** Searches of one network that wait for their first turn; each holds its body. 200 people who type have two each. */
  waiting: 400,
  /** Conditions × records that are looked at between two looks at the clock. */
  atOnce: 20_000,
} as const;
