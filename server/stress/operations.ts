import { deepStrictEqual } from 'node:assert/strict';
import fc, { type AsyncCommand } from 'fast-check';
import type { Identity } from '../member/resource.ts';
import { changeCall, isDone, outcomeOf, removeCall, reserveCall, uuidOf, type Call } from './asking.ts';
import { addMembers, addPerformances, readBooks, type Books, type Performance } from './people.ts';
import type { RaceTrack } from './races.ts';

/** The changes to a booking: by its ids, or by its uuid. */
const verbs = ['reserve', 'cancel', 'reserveAgain', 'remove'] as const;
type Verb = (typeof verbs)[number];

/** Few people and few shows, so that they often meet. */
const festival = { members: 2, credits: 2, seats: [1, 2, null] } as const;

/** The expected state, as small as possible. */
interface Model {
  credits: number[];
  free: (number | null)[];
  /** By member and show; absent without a booking. */
  bookings: Map<string, 'reserved' | 'cancelled'>;
}

/** The real state. */
interface Real extends RaceTrack {
  members: readonly Identity[];
  performances: readonly Performance[];
  /** Uuids of bookings, from their last answers. */
  uuids: Map<string, string>;
}

const give = (model: Model, member: number, show: number, sign: 1 | -1): void => {
  model.credits[member] = (model.credits[member] ?? 0) + sign;
  const free = model.free[show] ?? null;
  model.free[show] = free === null ? null : free + sign;
};

const expectReserve = (model: Model, place: string, member: number, show: number): string => {
  const before = model.bookings.get(place);
  if (before === 'reserved') return '409 already-reserved';
  if (model.free[show] === 0) return '409 sold-out';
  if (model.credits[member] === 0) return '409 no-credit';
  give(model, member, show, -1);
  model.bookings.set(place, 'reserved');
  return before === undefined ? '201' : '200';
};

const expectChange = (model: Model, verb: Verb, place: string, member: number, show: number): string => {
  const before = model.bookings.get(place);
  if (before === undefined) return '404 not-found';
  if (verb === 'reserveAgain') return expectReserve(model, place, member, show);
  if (before === 'reserved') give(model, member, show, 1);
  if (verb === 'remove') model.bookings.delete(place);
  else model.bookings.set(place, 'cancelled');
  return '200';
};

const booksOf = ({ credits, bookings }: Model): Books => {
  const reserved = [...bookings.values()].filter((state) => state === 'reserved').length;
  const left = credits.reduce((sum, one) => sum + one, 0);
  return { reserved, taken: reserved, left, used: reserved, fewest: Math.min(...credits) };
};

/** One operation: the model's answer, the real answer, and the database after it. */
class Operation implements AsyncCommand<Model, Real> {
  readonly #verb: Verb;
  readonly #member: number;
  readonly #show: number;
  constructor(verb: Verb, member: number, show: number) {
    this.#verb = verb;
    this.#member = member;
    this.#show = show;
  }
  get #place(): string {
    return `${this.#member} ${this.#show}`;
  }
  check(model: Readonly<Model>): boolean {
    return this.#verb === 'reserve' || model.bookings.has(this.#place);
  }
  #call({ performances, uuids }: Real): Call {
    const [ids, uuid] = [performances[this.#show]?.ids, uuids.get(this.#place) ?? ''];
    if (this.#verb === 'reserve' && ids) return reserveCall(ids);
    if (this.#verb === 'remove') return removeCall(uuid);
    return changeCall(uuid, this.#verb === 'cancel' ? 'false' : 'true');
  }
  async run(model: Model, real: Real): Promise<void> {
    const member = real.members[this.#member];
    if (!member) throw new Error('There is no such member');
    const expected =
      this.#verb === 'reserve'
        ? expectReserve(model, this.#place, this.#member, this.#show)
        : expectChange(model, this.#verb, this.#place, this.#member, this.#show);
    const told = await real.ask(member, this.#call(real));
    if (isDone(told)) real.uuids.set(this.#place, uuidOf(told));
    deepStrictEqual(
      { outcome: outcomeOf(told), books: await readBooks(real.store, real.members, real.performances) },
      { outcome: expected, books: booksOf(model) },
    );
  }
  toString(): string {
    return `member ${this.#member} ${this.#verb} show ${this.#show}`;
  }
}

const operation = fc
  .tuple(fc.constantFrom(...verbs), fc.nat(festival.members - 1), fc.nat(festival.seats.length - 1))
  .map(([verb, member, show]) => new Operation(verb, member, show));

const startModel = (): Model => ({
  credits: Array<number>(festival.members).fill(festival.credits),
  free: [...festival.seats],
  bookings: new Map(),
});

/**
 * Compares random operations with the model, answer by answer, and checks the balance after each.
 * @returns how many operations were done
 * @throws the shortest sequence with a difference, with its seed
 */
export const compareWithModel = async (
  track: RaceTrack,
  { runs, longest, seed }: { runs: number; longest: number; seed: number },
): Promise<number> => {
  let done = 0;
  const sequences = fc.commands([operation], { maxCommands: longest, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      const [members, performances] = [
        await addMembers(track.store, festival.members, festival.credits),
        await addPerformances(track.store, festival.seats, track.now),
      ];
      const real: Real = { ...track, members, performances, uuids: new Map() };
      const counted: Real = {
        ...real,
        ask: (member, call) => {
          done += 1;
          return track.ask(member, call);
        },
      };
      await fc.asyncModelRun(() => ({ model: startModel(), real: counted }), commands);
    }),
    { numRuns: runs, seed },
  );
  return done;
};
