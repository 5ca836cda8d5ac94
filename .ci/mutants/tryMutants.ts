import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { note } from './journal.ts';
import type { Mutant } from './mutant.ts';
import { judgesGlob, type Plan, planFile } from './plan.ts';

/** Lets tests judge mutants, each in turn, and writes their fates into the journal. */
export const tryMutants = async (
  open: readonly Mutant[],
  { judges, journal, configFile }: { judges: string; journal: string; configFile: string },
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-mutants-'));
  const clean = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  const plan: Plan = { journal, open: Object.fromEntries(open.map(({ place, key }) => [place, key])) };
  process.env[judgesGlob] = judges;
  // Slow tests never judge.
  delete process.env['UNITS'];
  process.env[planFile] = join(folder, 'plan.json');
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  const mutate = [...new Set(open.map(({ file }) => file))];
  try {
    const results = await new Stryker({
      configFile,
      mutate,
      tempDirName: join(folder, 'copies'),
    }).runMutationTest();
    // Where no judge imports any of the files, Stryker has no results.
    if (results.length === 0)
      for (const { key, file } of open) note(journal, { key, fate: 'no coverage', rests: [file, judges] });
  } finally {
    clean();
    process.off('exit', clean);
  }
};
