import type { Outgoing } from '../send.ts';
import type { Subject } from './subject.ts';

/** The dearest request of 16 KB at most to some routes. */
export interface Dearest {
  /** As Hono has them, with their verb; an expression stands for all that it fits. */
  routes: readonly (string | RegExp)[];
  /** The request in short. */
  says: string;
  /** The request for the nth time: it differs from the others in what its answer is kept by. Null where the site has none. */
  ask: (run: number, subject: Subject) => Outgoing | null;
  /** What bounds how often it can be asked; null where nothing does. */
  budget: Budget | null;
  /** Nothing in it can differ: it is asked after the data have changed. */
  isFixed?: true;
}

/** What guards requests, by the place that says how much it is. */
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
/** As many of something as 14 KB hold. */
export const filled = (part: string): string => part.repeat(Math.floor(fill / part.length));
/** A path as long as an address may be that a page is looked for at. */
export const pageFill = 2_000;

/** A band of prices that nothing is out of: another one for each request and each time, so that no answer is kept of it. */
export const anyPrice = (request: number, run: number): string =>
  `price=0-${100_000 + 1_000 * request + run}`;

export const json = { 'content-type': 'application/json' } as const;
