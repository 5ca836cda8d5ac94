import type { FeedName } from '#contract/address/feeds.ts';
import type { Language } from '#contract/address/language.ts';

export interface FeedEntry {
  title: string;
  summary: string;
  /** Path on this site: it identifies an entry. */
  path: string;
  /** Epoch seconds. */
  toldAt: number;
}

/** The entries of each feed, the newest first, of our programme or another host's. */
export interface FeedSource extends Readonly<Record<FeedName, (lang: Language) => Promise<FeedEntry[]>>> {
  /** An answer's lifetime in milliseconds; null until the data change. */
  lifetime: number | null;
}

/** Readers show a screen or two, and ask again. */
export const feedLength = 50;
