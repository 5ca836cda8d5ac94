import { parseArgs } from 'node:util';
import { everyMachine } from './everyMachine.ts';
import { listPaths } from './listPaths.ts';

/** `npm run paths [-- MACHINE…]`: every generated path in plain words, and how much of the charts they cover. */
const names = everyMachine.map(({ name }) => name);
const usage = `npm run paths [-- MACHINE…]\n  MACHINE  ${names.join(', ')}`;

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/** `null`: unreadable, and already reported. */
const readNames = (): string[] | null => {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no machine "${unknown.join('", "')}".`);
    return positionals;
  } catch (caught) {
    fail(`${caught instanceof Error ? caught.message : String(caught)}\n${usage}`);
    return null;
  }
};

const list = async (asked: readonly string[]): Promise<void> => {
  const summary: string[] = [];
  const faults: string[] = [];
  for (const entry of everyMachine) {
    if (asked.length > 0 && !asked.includes(entry.name)) continue;
    const { lines, faults: found } = await listPaths(entry);
    process.stdout.write(`${lines.join('\n')}\n\n`);
    summary.push(lines.at(-1) ?? '');
    faults.push(...found);
  }
  if (summary.length > 1) process.stdout.write(`${summary.join('\n')}\n`);
  if (faults.length > 0) fail(`Not everything is covered:\n${faults.join('\n')}`);
};

// A reader may close the pipe early (`npm run paths | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const asked = readNames();
if (asked !== null) await list(asked);
