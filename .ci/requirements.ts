import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Journey, journeysOf } from './journeys.ts';
import { idReader, type NamedTest, rangeReader, readRequirements, testsById } from './requirementIds.ts';
import { testTitles } from './testTitles.ts';

/**
 * `npm run requirements`: each line of docs/requirements.md with the tests that name it; `--quiet` leaves the lines out.
 * A test that names an id which is not there, or several lines, fails the run. A test that `npm test` leaves to
 * `npm run qa` is counted apart.
 */
const folders = ['machines', 'contract', 'src', 'server', 'e2e', 'locales', '.ci'];
const widest = 100;

const { quiet } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } }).values;

const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
const known = requirements.map(({ id }) => id);
const idsIn = idReader(known);
const rangesIn = rangeReader(known);
const isTelling = (text: string): boolean => idsIn(text).length > 0 || rangesIn(text).length > 0;

const unitsIn = (file: string): NamedTest[] =>
  testTitles(file, readFileSync(file, 'utf8'), isTelling).map((title) => ({
    file,
    title,
    isRest: file.includes('.slow.test.'),
  }));
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`).toSorted());

const nameOf = ({ file, title }: Journey): string => `${file} ${title}`;
const taken = new Set(journeysOf('').map(nameOf));
const journeys = journeysOf('all')
  // A walk names the lines of its whole chart: it is of the chart, whose rules name them one by one.
  .filter(({ file }) => !file.startsWith('walks/'))
  .map((journey) => ({
    file: `e2e/${journey.file}`,
    title: journey.title,
    isRest: !taken.has(nameOf(journey)),
  }));

const tests = [...files.flatMap(unitsIn), ...journeys];
const byId = testsById(tests, idsIn);

const line = ({ file, title, isRest }: NamedTest): string =>
  `    ${file}: ${title}${isRest ? ' (npm run qa)' : ''}`;
const listed = requirements.map(({ id, text }) => {
  const naming = byId.get(id) ?? [];
  const below = naming.length === 0 ? ['    no test names it'] : naming.map(line);
  return [`${naming.length === 0 ? '✕' : '✓'} ${id} ${text.slice(0, widest)}`, ...below].join('\n');
});
const named = known.filter((id) => byId.has(id));
const onlyRest = named.filter((id) => byId.get(id)?.every(({ isRest }) => isRest));
const unknown = [...byId].filter(([id]) => !known.includes(id));
const several = tests.filter(({ title }) => rangesIn(title).length > 0 || new Set(idsIn(title)).size > 1);

for (const [id, naming] of unknown)
  console.error([`There is no requirement ${id}:`, ...naming.map(line)].join('\n'));
if (several.length > 0)
  console.error(['Several lines in one title: one test a line.', ...several.map(line)].join('\n'));
if (unknown.length + several.length > 0) process.exitCode = 1;

// A reader may close the pipe early (`npm run requirements | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const summary = [
  `named by a test of npm run qa alone: ${onlyRest.length}${onlyRest.map((id) => ` ${id}`).join('')}`,
  `requirements: ${named.length - onlyRest.length} of ${known.length} named by a test of npm test`,
];
process.stdout.write(`${[...(quiet ? [] : listed), ...summary].join('\n')}\n`);
