import type { Outgoing } from '../send.ts';
import type { Subject } from './subject.ts';

/** The dearest request of 16 KB at most to some routes. */
export interface Dearest {
  /** In Hono's form, with their verb; an expression stands for all its matches. */
  routes: readonly (string | RegExp)[];
  /** The request in short. */
  says: string;
  /** The nth request: it differs from the others in its cache key. Null if the site has none. */
  ask: (run: number, subject: Subject) => Outgoing | null;
  /** The limit of its frequency; null without one. */
  budget: Budget | null;
  /** It cannot differ: it is sent after a change of the data. */
  isFixed?: true;
}

/** The guards of requests, by the place of their numbers. */
export const budgets = {
  search: 'work of an address (search/work/limits.ts)',
  turns: 'turns of rendering (pages/limits.ts)',
  shares: 'turns of what is not prepared (prepared/limits.ts)',
  drawing: 'two drawn at a time (sharing/limits.ts)',
  thumbnails: 'four fetched at a time (thumbnails)',
  passwords: 'derivations, two at a time (member/limits.ts)',
  address: '600 a minute of an address (protection/rates.ts)',
  prepared: 'once a version of the data (prepared)',
} as const;
export type Budget = (typeof budgets)[keyof typeof budgets];

const kilobyte = 1024;
/** Characters of a part that fills a request, leaving room for its head. */
export const fill = 14 * kilobyte;
/** As many copies as fit 14 KB. */
export const filled = (part: string): string => part.repeat(Math.floor(fill / part.length));
/** The longest path of an address for which a page is looked up. */
export const pageFill = 2_000;

/** A band of prices that covers everything: different for each request and each time, so that no answer is cached. */
export const anyPrice = (request: number, run: number): string =>
  `price=0-${100_000 + 1_000 * request + run}`;

export const json = { 'content-type': 'application/json' } as const;
