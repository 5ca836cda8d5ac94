import { setTimeout as pause } from 'node:timers/promises';
import { preparedLimits } from '../prepared/limits.ts';

/** Pages and answers that are the same for everybody. */
const addresses = [
  '/fr',
  '/en',
  '/fr/calendrier',
  '/en/calendar',
  '/fr/confidentialite',
  '/en/privacy-policy',
];
/** How many read at once, and how long each rests between two pages, in milliseconds. */
const visitors = 6;
const rest = 20;
/** A prepared page that takes longer is late, in milliseconds. */
export const slowestPage = 1_000;

/** The visitors' results for prepared pages. */
export interface Seen {
  pages: number;
  /** Pages that took more than `slowestPage`. */
  late: number;
  /** Answers other than the page. */
  failed: number;
  /** Milliseconds. */
  slowest: number;
}

/** Has every page prepared: after that time the server reads the version of the data anew. */
export const preparePages = async (origin: string): Promise<void> => {
  await pause(preparedLimits.versionLookEvery);
  for (const address of addresses) await (await fetch(origin + address)).text();
};

const isAnswered = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Visitors read one prepared page after another from now on; the returned function stops them and returns their results. */
export const sendVisitors = (origin: string, limit = slowestPage): { stop: () => Promise<Seen> } => {
  const seen: Seen = { pages: 0, late: 0, failed: 0, slowest: 0 };
  const over = new AbortController();
  const visit = async (from: number): Promise<void> => {
    for (let at = from; !over.signal.aborted; at += 1) {
      const began = performance.now();
      const isPage = await isAnswered(origin + (addresses[at % addresses.length] ?? ''));
      const taken = Math.round(performance.now() - began);
      seen.pages += 1;
      seen.late += taken > limit ? 1 : 0;
      seen.failed += isPage ? 0 : 1;
      seen.slowest = Math.max(seen.slowest, taken);
      await pause(rest);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, from) => visit(from)));
  return {
    stop: async () => {
      over.abort();
      await visiting;
      return seen;
    },
  };
};
