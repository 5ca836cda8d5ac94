import { hash } from 'node:crypto';
import type { Language } from '#contract/address/language.ts';
import type { SearchKind } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** A record to make only if its fingerprint has changed. */
export interface Candidate {
  objectID: string;
  lang: Language;
  fingerprint: string;
  make: () => SearchRecord;
}

/** Records of one kind of things: a file each. */
export interface RecordSource {
  /** In batches, until there are no more; the caller may stop at any time. */
  read: (db: Database) => AsyncIterable<Candidate[]>;
}

/** Constant as long as the sources of a record are. */
export const fingerprintOf = (made: unknown): string => hash('sha1', JSON.stringify(made), 'base64');

export const idOf = (kind: SearchKind, id: number | string, lang: Language): string =>
  `${kind}-${id}-${lang}`;

/** Defaults for a record. */
export const bare = {
  artists: [],
  venues: [],
  cities: [],
  categories: [],
  formats: [],
  features: [],
  timezone: null,
  starts: [],
  localStarts: [],
  date: { year: [], month: [], day: [] },
} satisfies Partial<SearchRecord>;
