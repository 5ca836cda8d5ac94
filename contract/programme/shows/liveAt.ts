import type { LiveShow, LiveShows } from '#contract/wire/liveShows.ts';

/** The shows on now and soon, and the time of the next change (milliseconds since the epoch; null for never). */
export interface LiveMoment extends LiveShows {
  changesAt: number | null;
}

const startOf = ({ date }: LiveShow): number => Date.parse(date.start);
const endOf = ({ date }: LiveShow): number => (date.end === null ? Infinity : Date.parse(date.end));

/** When the last of these shows ends (milliseconds since the epoch); null where all are over. */
export const overAt = ({ live, upcoming }: LiveShows, now: number): number | null => {
  const last = Math.max(...[...live, ...upcoming].map(endOf), now);
  return last > now ? last : null;
};

/**
 * API-03, LAY-07: moves shows from `upcoming` to `live` at their start, and drops them at their end, as of `now`
 * (milliseconds since the epoch). A show without a known end stays on until the next answer.
 */
export const liveAt = ({ live, upcoming }: LiveShows, now: number): LiveMoment => {
  const isOver = (show: LiveShow): boolean => endOf(show) <= now;
  const hasBegun = (show: LiveShow): boolean => startOf(show) <= now;
  const on = [...live, ...upcoming.filter(hasBegun)].filter((show) => !isOver(show));
  const coming = upcoming.filter((show) => !hasBegun(show));
  const changes = [...on.map(endOf), ...coming.map(startOf)].filter(Number.isFinite);
  return { live: on, upcoming: coming, changesAt: changes.length === 0 ? null : Math.min(...changes) };
};
