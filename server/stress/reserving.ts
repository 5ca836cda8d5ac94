import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '../member/resource.ts';
import type { Store } from '../store/store.ts';
import { isDone, outcomeOf, reserveCall, type Ask, type Told } from './asking.ts';
import { addMembers, readBooks, type Performance } from './people.ts';

/** How many reserve at once while something happens to the site. */
const writers = 16;
/** Milliseconds until a command that came to nothing is sent again. */
const retryPause = 100;

/** Who reserves what while something happens to the site. */
export interface Round {
  members: readonly Identity[];
  performances: readonly Performance[];
  /** Seats of these performances that were taken before. */
  taken: number;
}

/** New members with a credit for each performance. */
export const openRound = async (store: Store, performances: readonly Performance[]): Promise<Round> => {
  const members = await addMembers(store, writers, performances.length);
  const { taken } = await readBooks(store, members, performances);
  return { members, performances, taken };
};

/** A reservation that was sent: with the answer that its member counts on, or null where none came. */
interface Sent {
  member: Identity;
  performance: Performance;
  key: string;
  told: Told | null;
}

/** What was sent in a round, member by member. */
export interface Written {
  sent: readonly (readonly Sent[])[];
  answers: Answers;
}

/** What came of all requests of a round that was not a reservation. */
interface Answers {
  /** `503 unavailable`. */
  unavailable: number;
  /** Nothing: the connection broke off. */
  silent: number;
  /** Answers that nobody may get, whatever happens to the site. */
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

/** Reserves one performance after another; what is not answered, or cannot be now, is sent again with its key. */
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

/** Lets everybody of a round reserve until `happening` is over, which begins once the first has been answered. */
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
  // A cold server on a slow disk may need a while for its first answer.
  await Promise.race([firstTold, writing]);
  await happening();
  isOver = true;
  return { sent: await writing, answers: countAnswers(outcomes) };
};

/** What became of the reservations of a round. */
export interface Reserved extends Answers {
  /** Reservations that were answered. */
  acknowledged: number;
  /** Of all that were sent, those that come to anything else when they are sent again with their key. */
  lost: number;
  /** Sent, but not answered: sent again, they all come to one reservation each. */
  unanswered: number;
  /** Whether seats, credits and reservations are the same number, once each. */
  isBalanced: boolean;
}

const isSame = (one: Told | null, other: Told): boolean =>
  one?.status === other.status && one.body === other.body;

/** Whether what was answered is answered the same, and what was not comes to a reservation now. */
const isKeptAgain = async (ask: Ask, command: Sent): Promise<boolean> => {
  const told = await sendReserve(ask, command);
  return command.told === null ? told !== null && isDone(told) : isSame(told, command.told);
};

const countLost = async (ask: Ask, sent: readonly Sent[]): Promise<number> => {
  let lost = 0;
  for (const command of sent) if (!(await isKeptAgain(ask, command))) lost += 1;
  return lost;
};

/** Sends everything of a round again, and adds up the books. */
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

/** Whether nothing that was promised is missing, and something was. */
export const isHonoured = ({ acknowledged, lost, faults, isBalanced }: Reserved): boolean =>
  acknowledged > 0 && lost === 0 && faults.length === 0 && isBalanced;
