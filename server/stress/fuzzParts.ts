import { hasPostgres, withPostgres, withSqlite, type StressDatabase } from './databases.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { isSound, shareOfSuccesses } from './fuzz/result.ts';
import { withFuzzSite } from './fuzz/site.ts';
import type { Report } from './report.ts';

/** Printed faults. */
const told = 20;

/** So many requests on each available engine, half with one mistake. */
export const fuzzEngines = async (
  report: Report,
  { times: count, seed }: { times: number; seed: number },
): Promise<void> => {
  const run = async (database: StressDatabase): Promise<void> => {
    const began = performance.now();
    const { faults, ...result } = await withFuzzSite(database, (site) => fuzz(site, { count, seed }));
    const seconds = Math.round((performance.now() - began) / 1_000);
    report.add(
      `${database.name}, fuzz`,
      { seed, ...result, faults: faults.slice(0, told) },
      isSound({ faults, ...result }),
      { requests: result.requests, faults: faults.length, 'share of 2xx': shareOfSuccesses(result), seconds },
    );
  };
  await withSqlite(run);
  if (hasPostgres) await withPostgres(run);
};
