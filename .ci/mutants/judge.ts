import { globSync, readFileSync } from 'node:fs';
import { discover } from './discover.ts';
import { equivalents } from './equivalents.ts';
import { type Folder, notMutated, sample } from './folders.ts';
import { type Fate, isTold, readJournal } from './journal.ts';
import type { Mutant } from './mutant.ts';
import { linesOfParts } from './parts.ts';
import type { Result } from './report.ts';
import { sampleOf } from './sampleOf.ts';
import { sortOut } from './sortOut.ts';
import { tryMutants } from './tryMutants.ts';

const configFile = '.ci/mutants/stryker.config.json';
const journal = 'node_modules/.cache/mutants/journal.jsonl';

const mutantsIn = async ({ files, part }: Folder, below: string): Promise<Mutant[]> => {
  const mutants = await discover(
    configFile,
    globSync(files).filter((file) => file.startsWith(below) && !notMutated.test(file)),
  );
  if (part === undefined) return mutants;
  const lines = new Map(
    [...new Set(mutants.map(({ file }) => file))].map((file) => [
      file,
      linesOfParts(readFileSync(file, 'utf8')),
    ]),
  );
  return mutants.filter(({ file, line }) => lines.get(file)?.has(line));
};

/** The fates of mutants as the journal has them. With `judges`: those alone that a test told, or that these have tried. */
const fatesOf = (mutants: readonly Mutant[], judges?: string): Map<Mutant, Fate> => {
  const entries = readJournal(journal);
  return new Map(
    mutants.flatMap((mutant) => {
      const known = entries.get(mutant.key) ?? [];
      const found =
        known.findLast(({ fate }) => isTold(fate)) ??
        known.findLast(({ rests }) => judges === undefined || judges in rests);
      return found === undefined ? [] : [[mutant, found.fate] as const];
    }),
  );
};

/** Tries the mutants of a folder, or of what is `below` a path in it, that are open yet: its own tests judge all of them, wider ones what these do not tell. */
export const judge = async (
  folder: Folder,
  { below, size, isNear }: { below: string; size: number; isNear: boolean },
): Promise<Result> => {
  const { real, equal, stale } = sortOut(await mutantsIn(folder, below), equivalents);
  for (const { file, line } of stale)
    process.stderr.write(`No mutant is like this equivalent one: ${file}: ${line}\n`);
  const chosen = sampleOf(real, size, sample.seed);
  for (const judges of isNear ? folder.judges.slice(0, 1) : folder.judges) {
    const fates = fatesOf(chosen, judges);
    const open = chosen.filter((mutant) => !fates.has(mutant));
    process.stderr.write(
      `${folder.name}: ${open.length} of ${chosen.length} mutants are open to ${judges}\n`,
    );
    if (open.length > 0) await tryMutants(open, { judges, journal, configFile });
  }
  return {
    name: folder.name,
    goal: folder.goal,
    all: real.length,
    chosen: chosen.length,
    equal: equal.length,
    fates: fatesOf(chosen),
  };
};
