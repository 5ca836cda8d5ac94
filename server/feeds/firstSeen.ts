import { join } from 'node:path';
import * as v from 'valibot';
import { epochSeconds, type Clock } from '../clock.ts';
import { reasonOf, type Log } from '../log.ts';
import { keepIn } from '../sharing/fileCache.ts';

/** Epoch seconds by id. */
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));
type Seen = ReadonlyMap<string, number>;

interface FirstSeenDeps {
  /** Keeps them over a restart. */
  dataDirectory: string;
  clock: Clock;
  log: Log;
}

const file = 'shows.json';

/** When each show was there for the first time: somebody else's programme does not say since when it has one. */
export const createFirstSeen = ({ dataDirectory, clock, log }: FirstSeenDeps) => {
  const kept = keepIn(join(dataDirectory, 'seen'), 1);
  const read = async (): Promise<Seen> => {
    const bytes = await kept.read(file);
    return new Map(bytes === null ? [] : Object.entries(v.parse(stored, new TextDecoder().decode(bytes))));
  };
  const failed = (caught: unknown): void => log.warn('feeds.seen-not-kept', { reason: reasonOf(caught) });
  const noneKept = (caught: unknown): Seen => {
    failed(caught);
    return new Map();
  };

  const note = async (before: Seen, ids: readonly string[]): Promise<Seen> => {
    if (ids.every((id) => before.has(id))) return before;
    const now = epochSeconds(clock.now());
    const seen = new Map(ids.map((id) => [id, before.get(id) ?? now]));
    await kept.keep(file, new TextEncoder().encode(JSON.stringify(Object.fromEntries(seen)))).catch(failed);
    return seen;
  };

  let seen: Promise<Seen> | null = null;
  /** The moments (epoch seconds) of the present ids; new ones are seen now. */
  return (ids: readonly string[]): Promise<Seen> => {
    const before = seen ?? read().catch(noneKept);
    seen = before.then((known) => note(known, ids));
    return seen;
  };
};

export type FirstSeen = ReturnType<typeof createFirstSeen>;
