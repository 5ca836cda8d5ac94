import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { transformWithOxc } from 'vite';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import type { WalkOutcome } from '../outcome.ts';
import { machinePage } from './machinePage.ts';
import { overviewPage, type Run } from './overviewPage.ts';
import type { PathFiles } from './pathRow.ts';
import { judge, type JudgedPath } from './verdicts.ts';

const here = (name: string): URL => new URL(name, import.meta.url);
const figure = new URL('../../../festivals/chapiteau/media/look/mascot-laughing.svg', import.meta.url);
const publicFile = (name: string): URL => new URL(`../../../public/${name}`, import.meta.url);

/** Traces are large, a failed walk's has some MB: further ones stay with the browser's tests. */
const tracesLimit = 10 * 1024 * 1024;

const embedded = async (font: string): Promise<string> =>
  `url('data:font/woff2;base64,${(await readFile(publicFile(`fonts/${font}.woff2`))).toString('base64')}')`;

/** Fonts are part of the style sheet: a browser may refuse to load those of a file. */
const styles = async (): Promise<string> =>
  `@font-face{font-family:Bricolage;font-weight:800;src:${await embedded('bricolage-grotesque-800')}}
@font-face{font-family:Figtree;font-weight:400 700;src:${await embedded('figtree')}}
${await readFile(here('tokens.css'), 'utf8')}${await readFile(here('report.css'), 'utf8')}`;

const script = async (): Promise<string> => {
  const source = await readFile(here('report.page.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'report.page.ts');
  return code;
};

/** Puts files into the report, those of the same content once. */
const createStore = (folder: string) => {
  let left = tracesLimit;
  const keep = async (content: Buffer, extension: string): Promise<string> => {
    const name = `pictures/${createHash('sha256').update(content).digest('hex').slice(0, 12)}${extension}`;
    await writeFile(join(folder, name), content);
    return name;
  };
  const keepTrace = async (file: string, id: string): Promise<string> => {
    const { size } = await stat(file);
    if (size > left) return relative('.', file);
    left -= size;
    const kept = join(folder, 'traces', `${id.replace('/', '-')}.zip`);
    await copyFile(file, kept);
    return relative('.', kept);
  };
  return async ({ path, outcome }: JudgedPath): Promise<PathFiles> => {
    const { screenshot = null, trace = null } = outcome?.failure ?? {};
    return {
      picture: outcome?.picture ? await keep(outcome.picture, '.jpg') : null,
      screenshot: screenshot === null ? null : await keep(await readFile(screenshot), extname(screenshot)),
      trace: trace === null ? null : await keepTrace(trace, path.id),
    };
  };
};

/** @throws Error for a folder with anything else in it than a report */
const refuseOthers = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0 && !names.includes('report.css'))
    throw new Error(`${folder} holds no report: it is not replaced by one.`);
};

/**
 * Writes the report of a run into a folder of its own, which opens from disk; the earlier report is deleted.
 * @throws Error if the folder has other content
 */
export const writeReport = async (
  folder: string,
  outcomes: readonly WalkOutcome[],
  run: Run,
): Promise<void> => {
  await refuseOthers(folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await mkdir(join(folder, 'traces'));
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const machines = await Promise.all(everyMachine.map((entry) => judge(entry, byId)));
  const keepFiles = createStore(folder);
  for (const machine of machines) {
    const files = new Map<JudgedPath, PathFiles>();
    for (const path of machine.paths) files.set(path, await keepFiles(path));
    const none = { picture: null, screenshot: null, trace: null };
    const page = machinePage(machine, (path) => files.get(path) ?? none);
    await writeFile(join(folder, `${machine.entry.name}.html`), page);
  }
  const mascot = { markup: await readFile(figure, 'utf8') };
  await writeFile(join(folder, 'report.css'), await styles());
  await writeFile(join(folder, 'report.js'), await script());
  await writeFile(join(folder, 'index.html'), overviewPage(machines, run, mascot));
};
