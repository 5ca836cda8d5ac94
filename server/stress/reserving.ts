import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '../member/resource.ts';
import type { Store } from '../store/store.ts';
import { isDone, outcomeOf, reserveCall, type Ask, type Told } from './asking.ts';
import { addMembers, readBooks, type Performance } from './people.ts';

/** How many reserve at once during an outage. */
const writers = 16;
/** Milliseconds before a failed command is sent again. */
const retryPause = 100;

/** The members and performances of a round. */
export interface Round {
  members: readonly Identity[];
  performances: readonly Performance[];
  /** Seats of these performances taken before. */
  taken: number;
}

/** New members with a credit for each performance. */
export const openRound = async (store: Store, performances: readonly Performance[]): Promise<Round> => {
  const members = await addMembers(store, writers, performances.length);
  const { taken } = await readBooks(store, members, performances);
  return { members, performances, taken };
};

/** A sent reservation: with its answer, or null without one. */
interface Sent {
  member: Identity;
  performance: Performance;
  key: string;
  told: Told | null;
}

/** The commands of a round, member by member. */
export interface Written {
  sent: readonly (readonly Sent[])[];
  answers: Answers;
}

/** All other answers of a round. */
interface Answers {
  /** `503 unavailable`. */
  unavailable: number;
  /** Broken connections. */
  silent: number;
  /** Answers that are never allowed, not even in an outage. */
  faults: readonly string[];
}

const sendReserve = (ask: Ask, { member, performance, key }: Omit<Sent, 'told'>): Promise<Told | null> =>
  ask(member, reserveCall(performance.ids, key)).catch(() => null);

const silence = 'silence';
const unavailable = '503 unavailable';

const countAnswers = (outcomes: readonly string[]): Answers => {
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    unavailable: count(unavailable),
    silent: count(silence),
    faults: [...new Set(outcomes)].filter((outcome) => outcome !== unavailable && outcome !== silence),
  };
};

/** Reserves one performance after another; repeats unanswered and unavailable ones with their key. */
const reserveAll = async (
  ask: Ask,
  member: Identity,
  { performances }: Round,
  { isOver, onTold }: { isOver: () => boolean; onTold: (told: Told | null) => void },
): Promise<Sent[]> => {
  const sent: Sent[] = [];
  for (const performance of performances) {
    if (isOver()) break;
    const command = { member, performance, key: randomUUID() };
    let told = await sendReserve(ask, command);
    onTold(told);
    while (!(told && isDone(told)) && !isOver()) {
      await pause(retryPause);
      told = await sendReserve(ask, command);
      onTold(told);
    }
    sent.push({ ...command, told: told && isDone(told) ? told : null });
  }
  return sent;
};

/** Lets all members of a round reserve until `happening` is over, which begins after the first answer. */
export const reserveWhile = async (
  ask: Ask,
  round: Round,
  happening: () => Promise<void>,
): Promise<Written> => {
  /** All but reservations. */
  const outcomes: string[] = [];
  let isOver = false;
  const { promise: firstTold, resolve } = Promise.withResolvers<void>();
  const onTold = (told: Told | null): void => {
    resolve();
    if (!(told && isDone(told))) outcomes.push(told ? outcomeOf(told) : silence);
  };
  const writing = Promise.all(
    round.members.map((member) => reserveAll(ask, member, round, { isOver: () => isOver, onTold })),
  );
  // A cold server on a slow disk may be slow to give its first answer.
  await Promise.race([firstTold, writing]);
  await happening();
  isOver = true;
  return { sent: await writing, answers: countAnswers(outcomes) };
};

/** The fate of the reservations of a round. */
export interface Reserved extends Answers {
  /** Confirmed reservations. */
  acknowledged: number;
  /** Those that have another result when repeated with their key. */
  lost: number;
  /** Sent, but not answered: repeated, each becomes one reservation. */
  unanswered: number;
  /** Whether seats, credits and reservations are equal in number, once each. */
  isBalanced: boolean;
}

const isSame = (one: Told | null, other: Told): boolean =>
  one?.status === other.status && one.body === other.body;

/** Whether a repeated command has its earlier answer, or becomes a reservation now. */
const isKeptAgain = async (ask: Ask, command: Sent): Promise<boolean> => {
  const told = await sendReserve(ask, command);
  return command.told === null ? told !== null && isDone(told) : isSame(told, command.told);
};

const countLost = async (ask: Ask, sent: readonly Sent[]): Promise<number> => {
  let lost = 0;
  for (const command of sent) if (!(await isKeptAgain(ask, command))) lost += 1;
  return lost;
};

/** Repeats all commands of a round, and sums up the data. */
export const settle = async (
  ask: Ask,
  store: Store,
  { members, performances, taken }: Round,
  { sent, answers }: Written,
): Promise<Reserved> => {
  const lost = await Promise.all(sent.map((commands) => countLost(ask, commands)));
  const all = sent.flat();
  const acknowledged = all.filter(({ told }) => told !== null).length;
  const books = await readBooks(store, members, performances);
  const counts = [books.reserved, books.taken - taken, books.used];
  return {
    acknowledged,
    lost: lost.reduce((sum, count) => sum + count, 0),
    unanswered: all.length - acknowledged,
    ...answers,
    isBalanced: counts.every((count) => count === all.length),
  };
};

/** Whether every promise holds, and there was one. */
export const isHonoured = ({ acknowledged, lost, faults, isBalanced }: Reserved): boolean =>
  acknowledged > 0 && lost === 0 && faults.length === 0 && isBalanced;
