import { mkdir, writeFile } from 'node:fs/promises';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import { chartFile } from './chart/draw.ts';

/** `npm run charts`: draws every statechart into docs/charts. */
const folder = new URL('../../docs/charts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { name, machine } of everyMachine)
  await writeFile(new URL(`${name}.svg`, folder), chartFile(machine));
process.stdout.write(`${everyMachine.length} charts drawn in docs/charts\n`);
