import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Folder, folders, isStrict, sample } from './folders.ts';
import { judge } from './judge.ts';
import { hasReached, reportOf, type Result } from './report.ts';

/**
 * `npm run mutants [-- FOLDER… [--sample N] [--full] [--near]]`: plants bugs, a seeded sample of them in each folder, and
 * reports which no test tells. FOLDER may be a path within one. `--full` tries all (without a FOLDER, all of the strictest folders); with `--near` a folder's
 * own tests alone judge. What was tried is not tried again until its files change (docs/decisions/089).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: String(sample.size) },
    full: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
  },
});
const folderOf = (path: string): Folder[] =>
  folders.filter(({ name }) => path === name || path.startsWith(`${name}/`));
const size = values.full ? Number.POSITIVE_INFINITY : Number(values.sample);
if (positionals.some((path) => folderOf(path).length === 0) || !(size > 0)) {
  process.stderr.write(`FOLDER is in ${folders.map(({ name }) => name).join(', ')}; N is a count.\n`);
  process.exit(2);
}
const asked =
  positionals.length === 0
    ? folders.filter((folder) => !values.full || isStrict(folder)).map((folder) => ({ folder, below: '' }))
    : positionals.flatMap((path) =>
        folderOf(path).map((folder) => ({ folder, below: path === folder.name ? '' : path })),
      );

const report = 'node_modules/.cache/mutants/report.md';
const results: Result[] = [];
for (const { folder, below } of asked) {
  results.push(await judge(folder, { below, size, isNear: values.near }));
  writeFileSync(report, `${reportOf(results)}\n`);
}
const chosen = values.full ? 'all mutants' : `samples of ${size}, seed ${sample.seed}`;
process.stdout.write(`${reportOf(results)}\n\n${chosen}; the same in ${report}\n`);
process.exitCode = results.every(hasReached) ? 0 : 1;
