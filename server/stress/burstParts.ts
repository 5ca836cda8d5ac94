import { burst, isOrderly, type Burst } from './burst.ts';
import { hasPostgres, withPostgres } from './databases.ts';
import type { Report } from './report.ts';
import { withServers, type ServedTrack } from './servers.ts';

/** The full size; connections are idle for nearly as long as Node keeps them by default. */
const size: Burst = { members: 500, seats: 50, idle: 5_500 };
/** The time limit for all answers, in milliseconds. */
const longest = 10_000;
/** The share of members that may get a 503 and retry. Measured: none. */
const putOff = 0.1;

const addBursts =
  (report: Report, where: string, times: number) =>
  async (track: ServedTrack): Promise<void> => {
    for (let round = 1; round <= times; round += 1) {
      const result = await burst(track, size);
      const { reserved = 0, '409 sold-out': refused = 0, '503 unavailable': later = 0 } = result.outcomes;
      const silent = Object.values(result.silent).reduce((sum, one) => sum + one, 0);
      const figures = { reserved, refused, later, silent, 'slowest ms': Math.round(result.slowest) };
      const isGood = isOrderly(result, size) && result.slowest <= longest && later <= size.members * putOff;
      report.add(
        `${where}, ${size.members} at once for ${size.seats} seats`,
        { round, ...result },
        isGood,
        figures,
      );
    }
  };

/** All members at once, at one server and at two, on both engines. */
export const bursts = async (report: Report, { times }: { times: number }): Promise<void> => {
  for (const servers of [1, 2])
    await withServers({ servers, databaseUrl: null }, addBursts(report, `SQLite, servers ${servers}`, times));
  if (!hasPostgres) return;
  for (const servers of [1, 2])
    await withPostgres(({ databaseUrl }) =>
      withServers({ servers, databaseUrl }, addBursts(report, `PostgreSQL, servers ${servers}`, times)),
    );
};
