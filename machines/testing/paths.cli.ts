import { parseArgs } from 'node:util';
import { everyMachine } from './everyMachine.ts';
import { listPaths } from './listPaths.ts';
import { readRecord, writeRecord } from './record/record.ts';
import { recordOf } from './record/recordOf.ts';
import type { WalkedMachine } from './walkedMachine.ts';

/**
 * `npm run paths [-- MACHINE…]`: every generated path in plain words, and how much of the charts they cover. With `--accept`
 * it writes what the charts do into their records instead.
 */
const names = everyMachine.map(({ name }) => name);
const usage = `npm run paths [-- [--accept] MACHINE…]
  --accept  writes the records of what the charts do: read the difference
  MACHINE   ${names.join(', ')}`;

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

interface Order {
  machines: readonly WalkedMachine[];
  isToAccept: boolean;
}

/** `null`: unreadable, and already reported. */
const readOrder = (): Order | null => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { accept: { type: 'boolean', default: false } },
    });
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no machine "${unknown.join('", "')}".`);
    const asked = everyMachine.filter(({ name }) => positionals.includes(name));
    return { machines: positionals.length === 0 ? everyMachine : asked, isToAccept: values.accept };
  } catch (caught) {
    fail(`${caught instanceof Error ? caught.message : String(caught)}\n${usage}`);
    return null;
  }
};

const list = async (machines: readonly WalkedMachine[]): Promise<void> => {
  const summary: string[] = [];
  const faults: string[] = [];
  for (const entry of machines) {
    const { lines, faults: found } = await listPaths(entry, readRecord(entry.name));
    process.stdout.write(`${lines.join('\n')}\n\n`);
    summary.push(lines.at(-1) ?? '');
    faults.push(...found);
  }
  if (summary.length > 1) process.stdout.write(`${summary.join('\n')}\n`);
  if (faults.length > 0) fail(`Not everything is covered, or as recorded:\n${faults.join('\n')}`);
};

const accept = async (machines: readonly WalkedMachine[]): Promise<void> => {
  for (const entry of machines) writeRecord(entry.name, await recordOf(entry));
  process.stdout.write(`Records written: ${machines.length}. Read the difference.\n`);
};

// A reader may close the pipe early (`npm run paths | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const order = readOrder();
if (order !== null) await (order.isToAccept ? accept : list)(order.machines);
