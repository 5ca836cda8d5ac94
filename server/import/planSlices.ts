import type { Database } from '../store/tables.ts';
import { readVersion } from '../store/version.ts';
import type { ChangedDate } from './announce.ts';
import { matchRows, type Match } from './matchRows.ts';
import type { ImportedEvent } from './readEvent.ts';
import { createSlugs } from './slug.ts';

/** A record that is new. */
export interface Addition extends Match {
  slug: string;
}

/** A record that says something else than last time; its address stays. */
export type Update = Match & ChangedDate;

/** What is written in one transaction. */
export interface Slice {
  added: Addition[];
  updated: Update[];
}

/** What there is to write of a file. It holds as long as the programme is of this version. */
export interface Plan {
  version: number;
  slices: Slice[];
}

/** How many records are to be written. */
export const countChanges = ({ slices }: Pick<Plan, 'slices'>): number =>
  slices.reduce((count, { added, updated }) => count + added.length + updated.length, 0);

type Change = Addition | Update;
const isUpdate = (change: Change): change is Update => change.row !== null;

/**
 * Records that go together: where one takes the identity that another's row still has, as in a series that moves by a week,
 * neither can be written without the other.
 */
const chainsOf = (changes: readonly Change[]): Change[][] => {
  const holders = new Map(changes.filter(isUpdate).map((change) => [change.row.identity, change]));
  const takers = new Map(changes.map((change) => [change.event.identity, change]));
  const linkedTo = (change: Change): Change[] =>
    [holders.get(change.event.identity), change.row && takers.get(change.row.identity)].filter(
      (linked) => linked !== undefined && linked !== null,
    );
  const isPlaced = new Set<Change>();
  const place = (change: Change): Change[] => {
    const chain: Change[] = [];
    const waiting = [change];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isPlaced.has(next)) continue;
      isPlaced.add(next);
      chain.push(next);
      waiting.push(...linkedTo(next));
    }
    return chain;
  };
  return changes.map(place).filter((chain) => chain.length > 0);
};

const sliced = (chains: readonly Change[][], size: number): Slice[] => {
  const slices: Change[][] = [];
  for (const chain of chains) {
    const last = slices.at(-1);
    if (last !== undefined && last.length + chain.length <= size) last.push(...chain);
    else slices.push([...chain]);
  }
  return slices.map((changes) => ({
    added: changes.flatMap((change) => (isUpdate(change) ? [] : [change])),
    updated: changes.filter(isUpdate),
  }));
};

/** Compares records with the programme: what is new or says something else, in slices of so many records. */
export const planSlices = async (
  db: Database,
  events: readonly ImportedEvent[],
  size: number,
): Promise<Plan> => {
  const version = await readVersion(db);
  const matches = await matchRows(db, events);
  const taken = await db.selectFrom('show_texts').select('slug').execute();
  const slugOf = createSlugs(new Set(taken.map(({ slug }) => slug)));
  const changes = matches.flatMap(({ row, ...match }): Change[] => {
    if (row === null) return [{ ...match, row, slug: slugOf(match.event.title) }];
    return row.fingerprint === match.fingerprint ? [] : [{ ...match, row }];
  });
  return { version, slices: sliced(chainsOf(changes), size) };
};
