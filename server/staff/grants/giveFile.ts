import { setTimeout as pause } from 'node:timers/promises';
import { storeLimits } from '#server/store/engine/limits.ts';
import { statementsOf } from '#server/store/schema/insert.ts';
import { findGrants, type CreditGrant } from '#server/store/members/creditGrants.ts';
import { staffLimits } from '../limits.ts';
import { StaffError, type Staff } from '../staff.ts';
import { contradiction, giveGrants, type Given } from './giveGrants.ts';
import { readGrants, type GrantLine, type GrantMistake } from './readGrants.ts';

/** Lines whose keys gave something else before. */
const contradictions = async (
  { db }: Staff['store'],
  lines: readonly GrantLine[],
): Promise<GrantMistake[]> => {
  const known = new Map<string, CreditGrant>();
  for (const some of statementsOf(lines))
    for (const [key, grant] of await findGrants(
      db,
      some.map((each) => each.key),
    ))
      known.set(key, grant);
  return lines.flatMap(({ line, ...grant }) => {
    const message = contradiction(known.get(grant.key), grant);
    return message === null ? [] : [{ line, column: 1, message }];
  });
};

/** @throws StaffError with a sentence for each mistake */
const refuse = (path: string, mistakes: readonly GrantMistake[]): void => {
  if (mistakes.length === 0) return;
  const named = mistakes
    .slice(0, staffLimits.listedMistakes)
    .map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
  const more = mistakes.length - named.length;
  const end = `Nobody got any credits. Mistakes: ${mistakes.length}.`;
  throw new StaffError([...named, ...(more > 0 ? [`and ${more} more`] : []), end].join('\n'));
};

const batchesOf = (lines: readonly GrantLine[]): GrantLine[][] =>
  Array.from({ length: Math.ceil(lines.length / staffLimits.batch) }, (_, index) =>
    lines.slice(index * staffLimits.batch, (index + 1) * staffLimits.batch),
  );

/**
 * Gives the credits of a file: it is checked whole before the first one. A run that breaks off is simply repeated.
 * @throws StaffError for a file with a mistake
 */
export const giveFile = async (
  staff: Pick<Staff, 'store' | 'who' | 'clock'>,
  path: string,
): Promise<Given> => {
  const { lines, mistakes } = await readGrants(path);
  refuse(path, mistakes);
  refuse(path, await contradictions(staff.store, lines));
  const sum = { given: 0, waiting: 0, repeated: 0 };
  for (const batch of batchesOf(lines)) {
    const grants = batch.map(({ line: _, ...grant }) => grant);
    const { given, waiting, repeated } = await giveGrants(staff, grants);
    sum.given += given;
    sum.waiting += waiting;
    sum.repeated += repeated;
    // The site's own writers of SQLite look for their turn now and then: they find one here.
    await pause(storeLimits.rest);
  }
  return sum;
};
