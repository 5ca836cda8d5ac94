import { hash } from 'node:crypto';
import type { Language } from '#contract/address/language.ts';
import type { SearchKind } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** A record that may have to be made: only where its fingerprint is another one than before. */
export interface Candidate {
  objectID: string;
  fingerprint: string;
  make: () => SearchRecord;
}

/** Records of one kind of things: a file each. */
export interface RecordSource {
  /** Some at a time, until there are no more; it may be left at any time. */
  read: (db: Database) => AsyncIterable<Candidate[]>;
}

/** Stays the same as long as what a record is made of does. */
export const fingerprintOf = (made: unknown): string => hash('sha1', JSON.stringify(made), 'base64');

export const idOf = (kind: SearchKind, id: number, lang: Language): string => `${kind}-${id}-${lang}`;

/** Of a record that has nothing of it. */
export const bare = {
  artists: [],
  venues: [],
  cities: [],
  categories: [],
  timezone: null,
  starts: [],
  date: { year: [], month: [], day: [] },
} satisfies Partial<SearchRecord>;
