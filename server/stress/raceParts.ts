import { isDeepStrictEqual } from 'node:util';
import { isDone } from './asking.ts';
import { withPostgres } from './databases.ts';
import { numbers } from './numbers.ts';
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
import type { Report } from './report.ts';
import { withServers } from './servers.ts';

/** The full size. */
const size = {
  seeds: 20,
  reservers: 500,
  seats: [50, 0, 1],
  /** The latest start after the first, in milliseconds. */
  spread: 20,
  shows: 50,
  times: 20,
  operations: { runs: 1_000, longest: 60, atLeast: 10_000 },
};

const raceSeats = async (report: Report, where: string, track: RaceTrack): Promise<void> => {
  for (const [at, seats] of size.seats.entries()) {
    for (let seed = 1; seed <= (at === 0 ? size.seeds : 1); seed += 1) {
      const delays = numbers(size.reservers, { min: 0, max: size.spread, seed });
      const race = { reservers: size.reservers, seats, delays };
      const result = await raceForSeats(track, race);
      const name = `${where}, ${size.reservers} for the last ${seats} seats`;
      report.add(name, { seed, ...result }, isDeepStrictEqual(result, fairRace(race)));
    }
  }
};

const raceOthers = async (report: Report, where: string, track: RaceTrack): Promise<void> => {
  for (let round = 1; round <= size.seeds; round += 1) {
    const credit = await raceForCredit(track, size.shows);
    const name = `${where}, one credit, ${size.shows} shows`;
    report.add(name, { round, ...credit }, isDeepStrictEqual(credit, oneCreditSpent(size.shows)));
    const { answers, books } = await sendAtOnce(track, { times: size.times, keyOf: () => `key ${round}` });
    const isOne = answers.length === 1 && answers.every(isDone);
    report.add(
      `${where}, one key ${size.times} times`,
      { round, differentAnswers: answers.length, books },
      isOne && isDeepStrictEqual(books, oneReservation(size.times)),
    );
  }
};

const compare = async (report: Report, where: string, track: RaceTrack, seed: number): Promise<void> => {
  const name = `${where}, random operations`;
  try {
    const agreeing = await compareWithModel(track, { ...size.operations, seed });
    report.add(name, { seed, agreeing }, agreeing >= size.operations.atLeast);
  } catch (caught) {
    report.add(name, { failed: caught instanceof Error ? caught.message : '' }, false);
  }
};

const everyRace =
  (report: Report, where: string, seed: number) =>
  async (track: RaceTrack): Promise<void> => {
    await raceSeats(report, where, track);
    await raceOthers(report, where, track);
    await compare(report, where, track, seed);
  };

/** Races and random operations at one server, and at two, on one SQLite. */
export const raceOnSqlite = async (report: Report, { seed }: { seed: number }): Promise<void> => {
  for (const servers of [1, 2])
    await withServers({ servers, databaseUrl: null }, everyRace(report, `SQLite, servers ${servers}`, seed));
};

/** The same at two servers on one PostgreSQL. */
export const raceOnPostgres = (report: Report, { seed }: { seed: number }): Promise<void> =>
  withPostgres(({ databaseUrl }) =>
    withServers({ servers: 2, databaseUrl }, everyRace(report, 'PostgreSQL, servers 2', seed)),
  );
