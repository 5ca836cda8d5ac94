import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '../member/resource.ts';
import type { Store } from '../store/store.ts';
import { isDone, outcomeOf, reserveCall, type Ask, type Told } from './asking.ts';
import { addMembers, addPerformances, readBooks, type Books } from './people.ts';

/** The surroundings of a race: a way to call the API, the database behind it, and the moment on its clock. */
export interface RaceTrack {
  ask: Ask;
  store: Store;
  now: Temporal.Instant;
}

/** Alternates between several servers, or several connections to one database. */
export const askInTurn = (asks: readonly Ask[]): Ask => {
  let count = 0;
  return (member, call) => {
    count += 1;
    const ask = asks[count % asks.length];
    if (!ask) throw new Error('There is nobody to ask');
    return ask(member, call);
  };
};

/** The result of a race: answers by outcome, and the data after it. */
export interface RaceResult {
  outcomes: Record<string, number>;
  books: Books;
}

const countOutcomes = (told: readonly Told[]): Record<string, number> => {
  const outcomes: Record<string, number> = {};
  for (const one of told) {
    const outcome = isDone(one) ? 'reserved' : outcomeOf(one);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
};

/** How many members reserve how many seats; each may begin a little later than the first, in milliseconds. */
export interface SeatRace {
  reservers: number;
  seats: number;
  delays?: readonly number[];
}

/** Members with a credit each reserve the same performance at once. */
export const raceForSeats = async (
  { ask, store, now }: RaceTrack,
  { reservers, seats, delays = [] }: SeatRace,
): Promise<RaceResult> => {
  const performances = await addPerformances(store, [seats], now);
  const members = await addMembers(store, reservers, 1);
  const reserve = async (member: Identity, at: number): Promise<Told[]> => {
    const delay = delays[at] ?? 0;
    if (delay > 0) await pause(delay);
    return Promise.all(performances.map(({ ids }) => ask(member, reserveCall(ids, randomUUID()))));
  };
  const told = await Promise.all(members.map(reserve));
  return { outcomes: countOutcomes(told.flat()), books: await readBooks(store, members, performances) };
};

/** The required result of a race for seats. */
export const fairRace = ({ reservers, seats }: SeatRace): RaceResult => {
  const reserved = Math.min(reservers, seats);
  const refused = reservers - reserved;
  return {
    outcomes: { ...(reserved > 0 && { reserved }), ...(refused > 0 && { '409 sold-out': refused }) },
    books: {
      reserved,
      taken: reserved,
      left: refused,
      used: reserved,
      fewest: refused > 0 && reserved === 0 ? 1 : 0,
    },
  };
};

/** One member with one credit reserves so many performances at once. */
export const raceForCredit = async ({ ask, store, now }: RaceTrack, shows: number): Promise<RaceResult> => {
  const performances = await addPerformances(store, Array<number>(shows).fill(10), now);
  const members = await addMembers(store, 1, 1);
  const told = await Promise.all(
    members.flatMap((member) => performances.map(({ ids }) => ask(member, reserveCall(ids, randomUUID())))),
  );
  return { outcomes: countOutcomes(told), books: await readBooks(store, members, performances) };
};

/** The required result of a race for one credit. */
export const oneCreditSpent = (shows: number): RaceResult => ({
  outcomes: { reserved: 1, '409 no-credit': shows - 1 },
  books: { reserved: 1, taken: 1, left: 0, used: 1, fewest: 0 },
});

/** Sends one command so many times at once, each with its key from `keyOf`. */
export const sendAtOnce = async (
  { ask, store, now }: RaceTrack,
  { times, keyOf }: { times: number; keyOf: (index: number) => string },
): Promise<{ answers: Told[]; books: Books }> => {
  const performances = await addPerformances(store, [times], now);
  const members = await addMembers(store, 1, times);
  const told = await Promise.all(
    members.flatMap((member) =>
      performances.flatMap(({ ids }) =>
        Array.from({ length: times }, (_, index) => ask(member, reserveCall(ids, keyOf(index)))),
      ),
    ),
  );
  const different = new Map(told.map((one) => [`${one.status} ${one.body}`, one]));
  return { answers: [...different.values()], books: await readBooks(store, members, performances) };
};

/** The data after one reservation by a member with so many credits. */
export const oneReservation = (credits: number): Books => ({
  reserved: 1,
  taken: 1,
  left: credits - 1,
  used: 1,
  fewest: credits - 1,
});
