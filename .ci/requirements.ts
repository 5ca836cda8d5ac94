import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { idReader, type NamedTest, readRequirements, testsById } from './requirementIds.ts';
import { testTitles } from './testTitles.ts';

/**
 * `npm run requirements`: each line of docs/requirements.md with the tests that name it; `--quiet` leaves the lines out. A
 * test with an unknown id fails the run.
 */
const folders = ['machines', 'contract', 'src', 'server', 'e2e', 'locales', '.ci'];
const widest = 100;

const { quiet } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } }).values;

const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
const known = requirements.map(({ id }) => id);
const idsIn = idReader(known);

const titlesIn = (file: string): NamedTest[] =>
  testTitles(file, readFileSync(file, 'utf8'), (text) => idsIn(text).length > 0).map((title) => ({
    file,
    title,
  }));
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`).toSorted());
const byId = testsById(files.flatMap(titlesIn), idsIn);

const line = ({ file, title }: NamedTest): string => `    ${file}: ${title}`;
const listed = requirements.map(({ id, text }) => {
  const tests = byId.get(id) ?? [];
  const below = tests.length === 0 ? ['    no test names it'] : tests.map(line);
  return [`${tests.length === 0 ? '✕' : '✓'} ${id} ${text.slice(0, widest)}`, ...below].join('\n');
});
const named = known.filter((id) => byId.has(id));
const unknown = [...byId].filter(([id]) => !known.includes(id));

for (const [id, tests] of unknown)
  console.error([`There is no requirement ${id}:`, ...tests.map(line)].join('\n'));
if (unknown.length > 0) process.exitCode = 1;

// A reader may close the pipe early (`npm run requirements | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const summary = `requirements: ${named.length} of ${known.length} named by a test`;
process.stdout.write(`${[...(quiet ? [] : listed), summary].join('\n')}\n`);
