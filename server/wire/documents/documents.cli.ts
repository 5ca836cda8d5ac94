import { writeFile } from 'node:fs/promises';
import { documents } from './documents.ts';

/** A part of `npm run documents`: writes docs/hosts.md and docs/wire from the schemas of the wire. */
const root = new URL('../../../', import.meta.url);
const written = documents();
for (const [path, content] of written) await writeFile(new URL(path, root), content);
process.stdout.write(`${written.size} documents of the wire written in docs\n`);
