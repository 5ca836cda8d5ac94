/**
 * The costs of a search's steps, in units of about ten nanoseconds of processor. Counted, not measured: the same request on
 * the same data costs the same on every machine. `npm run bench -- search` measures the units of a millisecond.
 */
export const unitsOf = {
  /** A character of the body: reading and checking. */
  character: 10,
  /** A query of any kind. */
  query: 5_000,
  /** A word of a query, whatever it finds. */
  word: 300,
  /** A step along the terms of the index, for the typos of one word. */
  step: 1.5,
  /** A term of a query's word. */
  term: 50,
  /** A record in the list of one term. */
  posting: 1,
  /** An existing record, for one word of a query. */
  place: 0.3,
  /** A matching record: sorting and filtering. */
  match: 20,
  /** A condition of a filter. */
  condition: 100,
  /** A value of a record in one condition or one facet. */
  value: 1,
  /** A distinct value of a facet: sorting. */
  facetValue: 30,
  /** A returned record, and each of its requested attributes. */
  hit: 300,
  name: 20,
  /** A character of a searched text. */
  searched: 20,
  /** A word of a text, looked up or found for one word of a query. */
  lookup: 10,
  /** A byte of the answer. */
  byte: 2,
} as const;

export const workLimits = {
  /** Units of one request: 0.2 to 0.5 s. The page asks 2 million of the sample at most, 15 million of 10,000 records. */
  request: 40_000_000,
  /** Units of one network in a minute: about 20 s. 200 people who type use 220 million on the sample. */
  minute: 2_000_000_000,
  /** The most counted networks. */
  addresses: 100_000,
  /** Bytes of an answer. */
  answer: 2_000_000,
  /** The longest delay that all searches together cause to other requests at a time, in milliseconds. */
  slice: 5,
  /** Searches of one network that wait for their first turn; each holds its body. 200 people who type have two each. */
  waiting: 400,
  /** Conditions × records between two looks at the clock. */
  atOnce: 20_000,
} as const;
