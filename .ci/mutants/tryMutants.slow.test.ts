import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover } from './discover.ts';
import { readJournal } from './journal.ts';
import type { Mutant } from './mutant.ts';
import { tryMutants } from './tryMutants.ts';

const configFile = '.ci/mutants/stryker.config.json';
const file = 'contract/address/language.ts';
const patience = 600_000;

let folder = '';
let mutants: Mutant[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-mutants-test-'));
  mutants = await discover(configFile, [file]);
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names and fates of functions that a mutant replaces as a whole; the last stands within the second. */
const judgedBy = async (judges: string): Promise<string[][]> => {
  const journal = join(folder, `${judges.replaceAll('/', '-')}.jsonl`);
  const open = mutants.filter(({ after }) => after === '() => undefined');
  await tryMutants(open, { judges, journal, configFile });
  const entries = readJournal(journal);
  return open.map(({ key, text }) => [
    text.split(' ')[2] ?? '',
    ...(entries.get(key) ?? []).map(({ fate }) => fate),
  ]);
};

test(
  'TST-17: bugs in what a file decides while it is loaded are told by its test',
  async () => {
    expect(await judgedBy('contract/address/language.test.ts')).toEqual([
      ['otherLanguage', 'killed'],
      ['isLanguage', 'killed'],
      ['isLanguage', 'killed'],
    ]);
  },
  patience,
);

test(
  'TST-17: control: a test that loads the file for something else tells none',
  async () => {
    expect(await judgedBy('contract/settings/retry.test.ts')).toEqual([
      ['otherLanguage', 'survived'],
      ['isLanguage', 'survived'],
      ['isLanguage', 'survived'],
    ]);
  },
  patience,
);
