import { parseArgs } from 'node:util';
import { bursts } from './burstParts.ts';
import { hasPostgres } from './databases.ts';
import { fuzzEngines } from './fuzzParts.ts';
import { hang, kills, lock, memory, restart } from './outageParts.ts';
import { raceOnPostgres, raceOnSqlite } from './raceParts.ts';
import { openReport, type Report } from './report.ts';

/** A part, and its number of rounds at full size. */
interface Part {
  run: (report: Report, size: { times: number; seed: number }) => Promise<void>;
  times: number;
  needsPostgres?: boolean;
}
const parts: Readonly<Record<string, Part>> = {
  sqlite: { run: raceOnSqlite, times: 1 },
  postgres: { run: raceOnPostgres, times: 1, needsPostgres: true },
  burst: { run: bursts, times: 5 },
  kills: { run: kills, times: 20 },
  restart: { run: restart, times: 20, needsPostgres: true },
  hang: { run: hang, times: 5, needsPostgres: true },
  lock: { run: lock, times: 20 },
  memory: { run: memory, times: 100_000 },
  fuzz: { run: fuzzEngines, times: 10_000 },
};

const wholeNumber = (name: string, given: string): number => {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Error(`--${name} must be a whole number, not ${given}`);
};

/**
 * `npm run stress [-- PART…] [-- --seed N] [-- --times N]`: races and random operations (`sqlite`, `postgres`), a `burst` of
 * members at once, `kills` of the server, outages of PostgreSQL (`restart`, `hang`), another process that writes into SQLite
 * (`lock`), the memory after many addresses and keys (`memory`), and requests made from `/openapi.json`, half with a mistake
 * (`fuzz`). Without names all of them, at full size.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, times: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
const seed = wholeNumber('seed', values.seed);

const report = openReport((line) => console.log(line));
for (const [name, { run, times, needsPostgres = false }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (needsPostgres && !hasPostgres)
    console.log(`skip ${name}: initdb and postgres were not found on this machine`);
  else
    await run(report, {
      seed,
      times: values.times === undefined ? times : wholeNumber('times', values.times),
    });
}
console.log('');
for (const [name, row] of Object.entries(report.table()))
  console.log(
    `${name}: ${Object.entries(row)
      .map(([key, value]) => `${key} ${value}`)
      .join(' · ')}`,
  );
if (!report.isGood()) process.exitCode = 1;
