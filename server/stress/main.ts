import { isDeepStrictEqual, parseArgs } from 'node:util';
import fc from 'fast-check';
import { findPostgres } from '#ci/postgres.mjs';
import { startPostgres } from '../store/testing/postgres.ts';
import { isDone } from './asking.ts';
import { isKept, killWhileWriting } from './kills.ts';
import { compareWithModel } from './operations.ts';
import {
  fairRace,
  oneCreditSpent,
  oneReservation,
  raceForCredit,
  raceForSeats,
  sendAtOnce,
  type RaceTrack,
} from './races.ts';
import { withServers } from './servers.ts';

/** The full size. Times in milliseconds. */
const size = {
  seeds: 20,
  reservers: 500,
  seats: [50, 0, 1],
  /** The last starts so long after the first at most. */
  spread: 20,
  shows: 50,
  times: 20,
  operations: { runs: 1_000, longest: 60, atLeast: 10_000 },
  kills: { count: 20, earliest: 300, latest: 2_000 },
};

/** One line: what was done, and whether it came to what it must. */
interface Line {
  name: string;
  detail: string;
  isGood: boolean;
}
const lines: Line[] = [];
const report = (name: string, detail: string, isGood: boolean): void => {
  lines.push({ name, detail, isGood });
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${detail}`);
};

const numbers = (count: number, { min, max, seed }: { min: number; max: number; seed: number }): number[] =>
  fc.sample(fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })[0] ?? [];

const told = (result: object): string => JSON.stringify(result);

const raceSeats = async (where: string, track: RaceTrack): Promise<void> => {
  for (const [at, seats] of size.seats.entries()) {
    for (let seed = 1; seed <= (at === 0 ? size.seeds : 1); seed += 1) {
      const delays = numbers(size.reservers, { min: 0, max: size.spread, seed });
      const race = { reservers: size.reservers, seats, delays };
      const result = await raceForSeats(track, race);
      const name = `${where}, ${size.reservers} for the last ${seats} seats`;
      report(name, `seed ${seed} ${told(result)}`, isDeepStrictEqual(result, fairRace(race)));
    }
  }
};

const raceOthers = async (where: string, track: RaceTrack): Promise<void> => {
  for (let seed = 1; seed <= size.seeds; seed += 1) {
    const credit = await raceForCredit(track, size.shows);
    const name = `${where}, one credit, ${size.shows} shows`;
    report(name, `round ${seed} ${told(credit)}`, isDeepStrictEqual(credit, oneCreditSpent(size.shows)));
    const { answers, books } = await sendAtOnce(track, { times: size.times, keyOf: () => `key ${seed}` });
    const isOne = answers.length === 1 && answers.every(isDone);
    report(
      `${where}, one key ${size.times} times`,
      `round ${seed} ${answers.length} different answers ${told(books)}`,
      isOne && isDeepStrictEqual(books, oneReservation(size.times)),
    );
  }
};

const compare = async (where: string, track: RaceTrack, seed: number): Promise<void> => {
  const name = `${where}, random operations`;
  try {
    const done = await compareWithModel(track, { ...size.operations, seed });
    report(name, `seed ${seed}: ${done} agree with the model`, done >= size.operations.atLeast);
  } catch (caught) {
    report(name, caught instanceof Error ? caught.message : 'failed', false);
  }
};

const everyRace =
  (where: string, seed: number) =>
  async (track: RaceTrack): Promise<void> => {
    await raceSeats(where, track);
    await raceOthers(where, track);
    await compare(where, track, seed);
  };

const onSqlite = async (seed: number): Promise<void> => {
  for (const servers of [1, 2])
    await withServers({ servers, databaseUrl: null }, everyRace(`SQLite, servers ${servers}`, seed));
};

const onPostgres = async (seed: number): Promise<void> => {
  const folder = findPostgres();
  if (folder === null) {
    console.log('skip PostgreSQL: initdb and postgres were not found on this machine');
    return;
  }
  const postgres = await startPostgres(folder);
  try {
    const databaseUrl = await postgres.createDatabase('stress');
    await withServers({ servers: 2, databaseUrl }, everyRace('PostgreSQL, servers 2', seed));
  } finally {
    await postgres.stop();
  }
};

const kills = async (seed: number): Promise<void> => {
  const { count, earliest, latest } = size.kills;
  const delays = numbers(count, { min: earliest, max: latest, seed });
  await killWhileWriting(delays, (result, round) =>
    report('kill -9 while writing', `kill ${round + 1} ${told(result)}`, isKept(result)),
  );
};

const stresses = new Map([
  ['sqlite', onSqlite],
  ['postgres', onPostgres],
  ['kills', kills],
]);

const printTable = (): void => {
  const names = [...new Set(lines.map(({ name }) => name))];
  const width = Math.max(...names.map((name) => name.length));
  console.log('');
  for (const name of names) {
    const rounds = lines.filter((line) => line.name === name);
    const good = rounds.filter(({ isGood }) => isGood).length;
    console.log(`${name.padEnd(width)}  ${good} of ${rounds.length} good`);
  }
};

/** `npm run stress [-- sqlite postgres kills] [-- --seed N]`: races, random operations and kills at full size. */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
for (const [name, run] of stresses)
  if (positionals.length === 0 || positionals.includes(name)) await run(Number(values.seed));
printTable();
if (lines.length === 0 || lines.some(({ isGood }) => !isGood)) process.exitCode = 1;
